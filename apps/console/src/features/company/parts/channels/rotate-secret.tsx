import { companyChannelCalls, type AdminChannel } from '@yf/contract/company-admin-channels'
import { Alert } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SecretEntry } from './secret-entry.tsx'

interface Props {
  channel: AdminChannel
  onClose: () => void
  /** The new secret, which is shown once. */
  onSecret: (name: string, secret: string | null) => void
}

export function RotateSecret({ channel, onClose, onSecret }: Props) {
  const [secret, setSecret] = useState('')
  const saving = useCompanySaving(companyChannelCalls.rotateChannelSecret, companyChannelCalls.channels)
  const { code, revision, name } = channel
  const rotate = async () => {
    const rotated = await saving.save(
      { code, revision, ...(secret.trim() === '' ? {} : { secret: secret.trim() }) },
      { savedMessage: '密钥已更换', onClose },
    )
    if (rotated) onSecret(name, rotated.secret)
  }
  return (
    <Dialog
      title={`更换${name}的密钥`}
      confirmText="更换密钥"
      isDanger
      isBusy={saving.isBusy}
      fault={saving.fault}
      onConfirm={() => void rotate()}
      onClose={onClose}
    >
      <Alert type="warning" showIcon title="原密钥立即失效，合作方换上新密钥之前，员工不能从该渠道进入" />
      <SecretEntry value={secret} onChange={setSecret} />
    </Dialog>
  )
}

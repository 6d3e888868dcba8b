import { companyChannelCalls, type AdminChannel } from '@yf/contract/company-admin-channels'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'

interface Props {
  companyId: string
  channel: AdminChannel
  onClose: () => void
}

/** The channel stays for the other companies. */
export function StopChannel({ companyId, channel, onClose }: Props) {
  const saving = useCompanySaving(companyChannelCalls.switchChannel, companyChannelCalls.channels)
  return (
    <Dialog
      title={`停止使用${channel.name}`}
      confirmText="停止使用"
      isDanger
      isBusy={saving.isBusy}
      fault={saving.fault}
      onConfirm={() =>
        void saving.save(
          { companyId, code: channel.code, isUsed: 0 },
          { savedMessage: '已停止使用该渠道', onClose },
        )
      }
      onClose={onClose}
    >
      <p>本企业的员工不能再从该渠道进入，仍可用手机号登录；其他企业不受影响。</p>
    </Dialog>
  )
}

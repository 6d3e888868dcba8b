import { companyChannelCalls } from '@yf/contract/company-admin-channels'
import { channelKindNotes, channelKinds, isChannelCode, type ChannelKind } from '@yf/domain/partner-channel'
import { Radio, Switch } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { SecretEntry } from './secret-entry.tsx'

interface Props {
  companyId: string
  onClose: () => void
  /** The new secret, which is shown once. */
  onSecret: (name: string, secret: string | null) => void
}

interface ChannelForm {
  readonly code: string
  readonly name: string
  readonly kind: ChannelKind
  readonly verifiesPhone: 0 | 1
  readonly secret: string
}

const missingOf = ({ code, name }: ChannelForm): string | null => {
  if (name.trim() === '') return '请填写渠道名称'
  return isChannelCode(code.trim()) ? null : '渠道编号以小写字母开头，只含小写字母、数字和连字符'
}

export function CreateChannel({ companyId, onClose, onSecret }: Props) {
  const [form, setForm] = useState<ChannelForm>({
    code: '',
    name: '',
    kind: 'link',
    verifiesPhone: 0,
    secret: '',
  })
  const change = (changes: Partial<ChannelForm>) => setForm({ ...form, ...changes })
  const saving = useCompanySaving(companyChannelCalls.createChannel, companyChannelCalls.channels)
  const save = async () => {
    const { secret, ...fields } = form
    const created = await saving.save(
      {
        companyId,
        ...fields,
        code: form.code.trim(),
        name: form.name.trim(),
        ...(secret.trim() === '' ? {} : { secret: secret.trim() }),
      },
      { savedMessage: '渠道已新建', onClose },
    )
    if (created) onSecret(created.channel.name, created.secret)
  }
  return (
    <SaveDialog
      title="新建合作渠道"
      saving={saving}
      missing={missingOf(form)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ChannelFields form={form} onChange={change} />
    </SaveDialog>
  )
}

interface ChannelFieldsProps {
  form: ChannelForm
  onChange: (changes: Partial<ChannelForm>) => void
}

const ChannelFields = ({ form, onChange }: ChannelFieldsProps) => (
  <>
    <TextEntry
      label="渠道名称"
      note="例如 星河员工门户"
      isRequired
      value={form.name}
      maxLength={40}
      onChange={(name) => onChange({ name })}
    />
    <TextEntry
      label="渠道编号"
      note="写在登录链接里，新建后不能修改，例如 xinghe-portal"
      isRequired
      value={form.code}
      maxLength={32}
      onChange={(code) => onChange({ code })}
    />
    <Entry label="登录方式" note={channelKindNotes[form.kind]}>
      {(id) => (
        <Radio.Group
          id={id}
          value={form.kind}
          options={Object.entries(channelKinds).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => onChange({ kind: target.value as ChannelKind })}
        />
      )}
    </Entry>
    <Entry label="手机号已核验" note="合作方保证手机号属于本人；首次进入时我们仍核验一次">
      {(id) => (
        <Switch
          id={id}
          checked={form.verifiesPhone === 1}
          onChange={(is) => onChange({ verifiesPhone: is ? 1 : 0 })}
        />
      )}
    </Entry>
    <SecretEntry value={form.secret} onChange={(secret) => onChange({ secret })} />
  </>
)

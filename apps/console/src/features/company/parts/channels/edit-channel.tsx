import { companyChannelCalls, type AdminChannel } from '@yf/contract/company-admin-channels'
import { Alert, Switch } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  channel: AdminChannel
  onClose: () => void
}

export function EditChannel({ channel, onClose }: Props) {
  const [form, setForm] = useState({ name: channel.name, verifiesPhone: channel.verifiesPhone })
  const saving = useCompanySaving(companyChannelCalls.saveChannel, companyChannelCalls.channels)
  const { code, revision, companyCount } = channel
  return (
    <SaveDialog
      title={`编辑${channel.name}`}
      saving={saving}
      canSave={form.name.trim() !== ''}
      onSave={() =>
        void saving.save(
          { code, revision, ...form, name: form.name.trim() },
          { savedMessage: '渠道已保存', onClose },
        )
      }
      onClose={onClose}
    >
      {companyCount > 1 && (
        <Alert type="info" showIcon title={`${companyCount} 家企业使用这个渠道，修改对它们都生效`} />
      )}
      <TextEntry
        label="渠道名称"
        isRequired
        value={form.name}
        maxLength={40}
        onChange={(name) => setForm({ ...form, name })}
      />
      <Entry label="手机号已核验" note="合作方保证手机号属于本人；首次进入时我们仍核验一次">
        {(id) => (
          <Switch
            id={id}
            checked={form.verifiesPhone === 1}
            onChange={(is) => setForm({ ...form, verifiesPhone: is ? 1 : 0 })}
          />
        )}
      </Entry>
    </SaveDialog>
  )
}

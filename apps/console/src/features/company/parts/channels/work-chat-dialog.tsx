import { workChatAdminCalls, type AdminWorkChatApp } from '@yf/contract/work-chat-admin'
import { isSupply } from '@yf/domain/partner-channel'
import { hasAgentId, workChatProviders, type WorkChatProvider } from '@yf/domain/work-chat'
import { Select } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { SecretEntry } from './secret-entry.tsx'

interface Props {
  companyId: string
  /** null: a new app. */
  app: AdminWorkChatApp | null
  onClose: () => void
}

const formOf = (app: AdminWorkChatApp | null) => ({
  provider: app?.provider ?? ('wecom' as WorkChatProvider),
  supply: app?.supply ?? '',
  corpId: app?.corpId ?? '',
  clientId: app?.clientId ?? '',
  agentId: app?.agentId ?? '',
  secret: '',
})

type AppForm = ReturnType<typeof formOf>

function missingOf({ provider, supply, corpId, clientId, agentId, secret }: AppForm, isNew: boolean) {
  if (!isSupply(supply)) return '登录来源只能用字母、数字、下划线和连字符'
  if (corpId === '') return '请填写企业编号'
  if (clientId === '') return '请填写应用编号'
  if (hasAgentId(provider) && agentId === '') return '请填写 AgentId'
  return isNew && secret.trim() === '' ? '请填写应用密钥' : null
}

/** The keys come from the provider's own console. */
export function WorkChatDialog({ companyId, app, onClose }: Props) {
  const [form, setForm] = useState(() => formOf(app))
  const saving = useCompanySaving(workChatAdminCalls.saveApp, workChatAdminCalls.apps)
  const change = (changes: Partial<AppForm>) => setForm({ ...form, ...changes })
  const { secret, agentId, ...fields } = form
  const input = {
    companyId,
    ...(app ? { id: app.id } : {}),
    revision: app?.revision ?? 0,
    ...fields,
    agentId: hasAgentId(form.provider) ? agentId : null,
    ...(secret.trim() === '' ? {} : { secret: secret.trim() }),
  }
  return (
    <SaveDialog
      title={app ? '编辑办公应用' : '新建办公应用'}
      saving={saving}
      missing={missingOf(form, app === null)}
      onSave={() => void saving.save(input, { savedMessage: '办公应用已保存', onClose })}
      onClose={onClose}
    >
      <Pair>
        <Entry label="办公平台">
          {(id) => (
            <Select
              id={id}
              value={form.provider}
              options={Object.entries(workChatProviders).map(([value, label]) => ({ value, label }))}
              onChange={(provider) => change({ provider: provider as WorkChatProvider })}
            />
          )}
        </Entry>
        <Keys form={form} onChange={change} />
      </Pair>
      <SecretEntry
        label="应用密钥"
        note={app ? '留空为不更换；保存后不再显示' : '从办公平台的管理后台复制；保存后不再显示'}
        isRequired={app === null}
        value={secret}
        onChange={(typed) => change({ secret: typed })}
      />
    </SaveDialog>
  )
}

interface KeyProps {
  form: AppForm
  field: 'supply' | 'corpId' | 'clientId' | 'agentId'
  label: string
  note: string
  onChange: (changes: Partial<AppForm>) => void
}

const Key = ({ form, field, label, note, onChange }: KeyProps) => (
  <TextEntry
    label={label}
    note={note}
    isRequired
    value={form[field]}
    maxLength={64}
    onChange={(typed) => onChange({ [field]: typed.trim() })}
  />
)

const Keys = ({ form, onChange }: Pick<KeyProps, 'form' | 'onChange'>) => (
  <>
    <Key form={form} field="supply" label="登录来源" note="写在应用主页地址里的 supply" onChange={onChange} />
    <Key form={form} field="corpId" label="企业编号" note="CorpId；飞书填 App ID" onChange={onChange} />
    <Key form={form} field="clientId" label="应用编号" note="CorpId、AppKey 或 App ID" onChange={onChange} />
    {hasAgentId(form.provider) && (
      <Key form={form} field="agentId" label="AgentId" note="应用详情页的 AgentId" onChange={onChange} />
    )}
  </>
)

import { companyChannelCalls, type AdminPartner } from '@yf/contract/company-admin-channels'
import { Alert, Button, Descriptions, Switch } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { SecretEntry } from './secret-entry.tsx'
import { SecretShown } from './secret-shown.tsx'

/** Where the members of the company are sent as known people. */
export function PartnerSection({ companyId }: { companyId: string }) {
  const [isEditing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const partner = useQueryOf(companyChannelCalls.partner, { companyId })
  return (
    <Section
      title="企业合作方"
      aside={
        <Button size="small" disabled={!partner.data} onClick={() => setEditing(true)}>
          编辑合作方
        </Button>
      }
    >
      <Answered of={partner} failed="企业合作方没有加载成功" lines={2}>
        {(shown) => (
          <>
            <Descriptions
              size="small"
              column={2}
              items={[
                { key: 'url', label: '合作方网址', children: shown.url ?? '未开通' },
                { key: 'secret', label: '签名密钥', children: shown.hasSecret === 1 ? '已设置' : '未设置' },
                {
                  key: 'message',
                  label: '未开通时的提示',
                  span: 2,
                  children: shown.message || '使用默认提示',
                },
              ]}
            />
            {isEditing && (
              <PartnerDialog partner={shown} onClose={() => setEditing(false)} onSecret={setSecret} />
            )}
          </>
        )}
      </Answered>
      {secret !== null && <SecretShown name="企业合作方" secret={secret} onClose={() => setSecret(null)} />}
    </Section>
  )
}

interface PartnerDialogProps {
  partner: AdminPartner
  onClose: () => void
  /** The new secret, which is shown once; null if it stays. */
  onSecret: (secret: string | null) => void
}

function PartnerDialog({ partner: latest, onClose, onSecret }: PartnerDialogProps) {
  // As it was read: a form of former values is never saved over a newer version.
  const [partner] = useState(latest)
  const [form, setForm] = useState({
    url: partner.url ?? '',
    message: partner.message,
    renewsSecret: false,
    secret: '',
  })
  const saving = useCompanySaving(companyChannelCalls.savePartner, companyChannelCalls.partner)
  const { companyId, revision, hasSecret } = partner
  const [url, secret] = [form.url.trim(), form.secret.trim()]
  const takesSecret = url !== '' && (hasSecret === 0 || form.renewsSecret)
  const save = async () => {
    const saved = await saving.save(
      {
        companyId,
        revision,
        url: url || null,
        message: form.message.trim(),
        renewsSecret: form.renewsSecret ? 1 : 0,
        ...(takesSecret && secret !== '' ? { secret } : {}),
      },
      { savedMessage: '企业合作方已保存', onClose },
    )
    if (saved) onSecret(saved.secret)
  }
  return (
    <SaveDialog
      title="企业合作方"
      saving={saving}
      missing={form.message.trim() === '' ? '请填写提示语' : null}
      onSave={() => void save()}
      onClose={onClose}
    >
      <PartnerFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
      {hasSecret === 1 && url !== '' && (
        <Entry label="更换密钥">
          {(id) => (
            <Switch
              id={id}
              checked={form.renewsSecret}
              onChange={(renewsSecret) => setForm({ ...form, renewsSecret })}
            />
          )}
        </Entry>
      )}
      {form.renewsSecret && <Alert type="warning" showIcon title="原密钥立即失效" />}
      {takesSecret && (
        <SecretEntry value={form.secret} onChange={(typed) => setForm({ ...form, secret: typed })} />
      )}
    </SaveDialog>
  )
}

interface PartnerFieldsProps {
  form: { readonly url: string; readonly message: string }
  onChange: (changes: { url?: string; message?: string }) => void
}

const PartnerFields = ({ form, onChange }: PartnerFieldsProps) => (
  <>
    <TextEntry
      label="合作方网址"
      note="员工从「合作专区」进入，链接带签名；留空为未开通"
      value={form.url}
      maxLength={500}
      onChange={(url) => onChange({ url })}
    />
    <TextEntry
      label="提示语"
      note="未开通或合作方维护时显示"
      isRequired
      value={form.message}
      maxLength={100}
      onChange={(message) => onChange({ message })}
    />
  </>
)

import { claimRuleCalls, type AdminClaimRules } from '@yf/contract/claims-admin-rules'
import { awaitingApprovalText } from '@yf/domain/approvals'
import { chinaLifeCities, claimFlows } from '@yf/domain/claim-rules'
import { Alert, Input, Select } from 'antd'
import { useState } from 'react'
import {
  formOf,
  missingIn,
  needsSecondPerson,
  rulesIn,
  type ClaimRulesForm,
} from '#features/company/claim-rules-form.ts'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  rules: AdminClaimRules
  onClose: () => void
}

export function ClaimRulesDialog({ rules: latest, onClose }: Props) {
  // As they were read: a form of former values is never saved over a newer version.
  const [rules] = useState(latest)
  const [form, setForm] = useState(() => formOf(rules))
  const saving = useCompanySaving(claimRuleCalls.saveClaimRules, claimRuleCalls.claimRules)
  const { companyId, revision } = rules
  const change = (changes: Partial<ClaimRulesForm>) => setForm({ ...form, ...changes })
  return (
    <SaveDialog
      title="理赔规则"
      saving={saving}
      missing={missingIn(form)}
      onSave={() =>
        void saving.save(
          { companyId, revision, ...rulesIn(form) },
          { savedMessage: '理赔规则已保存，立即生效', waiting: awaitingApprovalText, onClose },
        )
      }
      onClose={onClose}
    >
      <Limits form={form} onChange={change} />
      {needsSecondPerson(form, rules) && (
        <Alert type="warning" showIcon title="提高自动赔付上限或双人审核起点，须财务审核通过后生效" />
      )}
      <Ways form={form} onChange={change} />
      <TextEntry
        label="邮寄地址"
        note="超过单次线上上限时，员工把原件寄到这里"
        isRequired
        value={form.mailAddress}
        maxLength={200}
        onChange={(mailAddress) => change({ mailAddress })}
      />
      <TextEntry
        label="申请须知"
        note="申请页顶部的提示"
        isRequired
        rows={2}
        value={form.tip}
        maxLength={300}
        onChange={(tip) => change({ tip })}
      />
    </SaveDialog>
  )
}

interface FieldsProps {
  form: ClaimRulesForm
  onChange: (changes: Partial<ClaimRulesForm>) => void
}

const most = 1_000_000

const Limits = ({ form, onChange }: FieldsProps) => (
  <Pair>
    <NumberEntry
      label="单次线上上限（元）"
      note="一次申请的发票总额，超过须邮寄"
      isRequired
      value={form.singleYuan}
      min={0.01}
      max={most}
      precision={2}
      onChange={(singleYuan) => onChange({ singleYuan })}
    />
    <NumberEntry
      label="自动赔付上限（元）"
      note="不超过且识别无疑问的，自动赔付；0 为全部人工审核"
      isRequired
      value={form.automaticYuan}
      min={0}
      max={most}
      precision={2}
      onChange={(automaticYuan) => onChange({ automaticYuan })}
    />
    <NumberEntry
      label="双人审核起点（元）"
      note="赔付或拒赔满此金额，须两人审核"
      isRequired
      value={form.fourEyesYuan}
      min={0.01}
      max={most}
      precision={2}
      onChange={(fourEyesYuan) => onChange({ fourEyesYuan })}
    />
    <Entry label="开放日期" note="留空为即时开放">
      {(id) => (
        <Input
          id={id}
          type="date"
          value={form.opensOn}
          onChange={({ target }) => onChange({ opensOn: target.value })}
        />
      )}
    </Entry>
  </Pair>
)

const Ways = ({ form, onChange }: FieldsProps) => (
  <>
    <Entry label="理赔流程">
      {(id) => (
        <Select
          id={id}
          value={form.flow}
          options={Object.entries(claimFlows).map(([value, label]) => ({ value, label }))}
          onChange={(flow) => onChange({ flow })}
        />
      )}
    </Entry>
    <Pair>
      <TextEntry
        label="外部理赔网址"
        note="留空为在本应用办理；合作站点写作 site:service/claims"
        value={form.redirectUrl}
        maxLength={500}
        onChange={(redirectUrl) => onChange({ redirectUrl })}
      />
      <Entry label="国寿通道">
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder="未开通"
            value={form.chinaLifeCity}
            options={Object.entries(chinaLifeCities).map(([value, label]) => ({ value, label }))}
            onChange={(city: ClaimRulesForm['chinaLifeCity'] | undefined) =>
              onChange({ chinaLifeCity: city ?? null })
            }
          />
        )}
      </Entry>
    </Pair>
  </>
)

import { claimCalls } from '@yf/contract/claims'
import type { ApplyPage } from '@yf/contract/claim-shapes'
import { materialKinds, type VisitType as VisitTypeName } from '@yf/domain/claim-materials'
import { memberOf, type InfoFaults } from '../../../platform/claims/apply-info.ts'
import type { DraftInfo } from '../../../platform/claims/use-draft-info.ts'
import { useQueryOf } from '../../../platform/http/hooks.ts'
import { useCompany } from '../../../platform/session/company.ts'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { SelectField } from '../../../ui/select-field/select-field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'

interface VisitFieldsProps {
  page: Pick<ApplyPage, 'members'>
  form: DraftInfo
  faults: InfoFaults
}

/** Only what the policy pays for can be chosen; what it needs stands beside it. */
function VisitType({ page, form: { info, change }, faults }: VisitFieldsProps) {
  const { companyId } = useCompany()
  const { familyId, policyId } = info
  const policy = memberOf(page, familyId)?.policies.find(({ id }) => id === policyId)
  const isPaid = (visit: VisitTypeName) => policy?.visitTypes.includes(visit) ?? true
  const types = useQueryOf(claimCalls.visitTypes, { companyId, ...(familyId ? { familyId } : {}) })
  const covered = types.data?.filter(({ isCovered, value }) => isCovered === 1 && isPaid(value)) ?? []
  return (
    <SelectField
      label="就诊类型"
      required
      options={covered.map(({ value, name, materials }) => ({
        value,
        label: name,
        note: `需要${materials.map((kind) => materialKinds[kind]).join('、')}`,
      }))}
      value={info.visitType}
      onChange={(visitType) => change({ visitType })}
      error={faults.visitType ?? (types.isError ? '就诊类型没有加载出来，请返回重试' : undefined)}
    />
  )
}

export function VisitFields({ page, form, faults }: VisitFieldsProps) {
  const { info, change, today } = form
  return (
    <>
      <VisitType page={page} form={form} faults={faults} />
      <DateField
        label="就诊开始日期"
        required
        max={today}
        value={info.visitStart ?? ''}
        onChange={(day) => change({ visitStart: day || null })}
        error={faults.visitStart}
      />
      <DateField
        label="就诊结束日期"
        required
        {...(info.visitStart ? { min: info.visitStart } : {})}
        max={today}
        value={info.visitEnd ?? ''}
        onChange={(day) => change({ visitEnd: day || null })}
        error={faults.visitEnd}
        hint="门诊当天就诊的，与开始日期相同"
      />
      <TextField
        label="就诊医院"
        required
        placeholder="与发票上的医院名称一致"
        maxLength={60}
        value={info.hospital ?? ''}
        onChange={(hospital) => change({ hospital })}
        error={faults.hospital}
      />
      <TextField
        label="诊断"
        placeholder="选填，按病历填写"
        maxLength={100}
        value={info.diagnosis ?? ''}
        onChange={(diagnosis) => change({ diagnosis })}
      />
      {info.visitType === 'accident' && (
        <TextField
          label="事故经过"
          required
          placeholder="时间、地点、经过"
          rows={3}
          maxLength={300}
          value={info.accidentNote ?? ''}
          onChange={(accidentNote) => change({ accidentNote })}
          error={faults.accidentNote}
        />
      )}
    </>
  )
}

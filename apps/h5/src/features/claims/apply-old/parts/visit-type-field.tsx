import { claimCalls } from '@yf/contract/claims'
import type { ApplyPage } from '@yf/contract/claim-shapes'
import { materialKinds, type VisitType } from '@yf/domain/claim-materials'
import { memberOf, type ApplicationFieldsProps } from '#features/claims/shared/application/apply-form.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'

interface Props extends ApplicationFieldsProps {
  page: Pick<ApplyPage, 'members'>
}

/**
 * Members can only choose visit types that the policy covers; the required documents are listed beside each. Like
 * other form fields, it shows its own load failure.
 */
export function VisitTypeField({ page, form, faults, onChange }: Props) {
  const { companyId } = useCompany()
  const { familyId, policyId, visitType } = form
  const policy = memberOf(page.members, familyId)?.policies.find(({ id }) => id === policyId)
  const isPaid = (visit: VisitType) => policy?.visitTypes.includes(visit) ?? true
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
      value={visitType}
      onChange={(visit) => onChange({ visitType: visit })}
      error={faults.visitType ?? (types.isError ? '就诊类型没有加载出来，请返回重试' : undefined)}
    />
  )
}

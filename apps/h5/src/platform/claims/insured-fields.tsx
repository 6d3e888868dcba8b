import type { ApplyPage, ClaimMember } from '@yf/contract/claim-shapes'
import type { VisitType } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx'
import { SelectField } from '../../ui/select-field/select-field.tsx'
import { memberOf } from './apply-info.ts'
import type { DraftInfo } from './use-draft-info.ts'

interface InsuredFieldsProps {
  page: Pick<ApplyPage, 'members'>
  form: Pick<DraftInfo, 'info' | 'change' | 'chooseMember'>
  error: string | undefined
  /** Where there is but one kind of visit: only policies that pay for it. */
  only?: VisitType
}

/** The person himself has no family id. */
const self = 'self'
const valueOf = ({ familyId }: Pick<ClaimMember, 'familyId'>) => familyId ?? self

/** For whom, and on which policy. */
export function InsuredFields({ page, form, error, only }: InsuredFieldsProps) {
  const { info, change, chooseMember } = form
  const member = memberOf(page, info.familyId)
  const policies = member?.policies.filter(({ visitTypes }) => !only || visitTypes.includes(only)) ?? []
  /** Another policy may not pay for the visit that was chosen. */
  const choosePolicy = (policyId: string) => {
    const paid = policies.find(({ id }) => id === policyId)?.visitTypes ?? []
    change(info.visitType && !paid.includes(info.visitType) ? { policyId, visitType: null } : { policyId })
  }
  return (
    <>
      <ChoiceCards
        label="被保险人"
        required
        options={page.members.map((one) => ({
          value: valueOf(one),
          title: `${one.name}（${one.relation}）`,
          note: one.maskedCertificate,
          refusal: one.refusal,
        }))}
        value={valueOf(info)}
        onChange={(value) => chooseMember(value === self ? null : value)}
      />
      {member && member.refusal === null && (
        <SelectField
          label="保单"
          required
          options={policies.map(({ id, name, insurer, leftFen }) => ({
            value: id,
            label: name,
            note: `${insurer}，剩余保额 ${formatFen(leftFen)}`,
          }))}
          value={info.policyId}
          onChange={choosePolicy}
          error={error}
        />
      )}
    </>
  )
}

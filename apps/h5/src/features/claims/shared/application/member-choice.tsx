import type { ClaimMember } from '@yf/contract/claim-shapes'
import { formatFen } from '@yf/domain/money'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { dayText } from '../case-state.ts'
import { memberOf, policyFor, withPolicy, type ApplicationFieldsProps } from './apply-form.ts'
import styles from './apply.module.css'

interface Props extends ApplicationFieldsProps {
  members: readonly ClaimMember[]
}

/** A radio needs a value for the applicant, who has no family id. */
const self = 'self'
const keyOf = (familyId: string | null) => familyId ?? self

const factsOf = ({ insurer, endDt, leftFen }: ClaimMember['policies'][number]) =>
  `${insurer} · 剩余保额 ${formatFen(leftFen)} · ${dayText(endDt)}到期`

/** The insured person and the policy of the claim. */
export function MemberChoice({ members, form, faults, onChange }: Props) {
  const member = memberOf(members, form.familyId)
  const chosen = member?.policies.find(({ id }) => id === form.policyId)
  const choose = (key: string) => {
    const next = memberOf(members, key === self ? null : key)
    onChange(withPolicy(form, next, policyFor(next, form.policyId)))
  }
  return (
    <Card title="为谁申请">
      <div className={styles.fields}>
        <ChoiceCards
          label="就诊人"
          hideLabel
          options={members.map(({ familyId, name, relation, maskedCertificate, refusal }) => ({
            value: keyOf(familyId),
            title: name,
            extra: <Chip>{relation}</Chip>,
            note: maskedCertificate,
            refusal,
          }))}
          value={member && !member.refusal ? keyOf(form.familyId) : null}
          onChange={choose}
        />
        {member && member.policies.length > 0 && (
          <SelectField
            label="使用的保单"
            required
            options={member.policies.map((policy) => ({
              value: policy.id,
              label: policy.name,
              note: factsOf(policy),
            }))}
            value={form.policyId}
            error={faults.policyId}
            hint={chosen && factsOf(chosen)}
            onChange={(policyId) => onChange(withPolicy(form, member, policyId))}
          />
        )}
      </div>
    </Card>
  )
}

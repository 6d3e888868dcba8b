import type { ClaimMember } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { materialKinds } from '@yf/domain/claim-materials'
import type { ApplicationFieldsProps } from '#features/claims/shared/application/apply-form.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'

interface Props extends ApplicationFieldsProps {
  member: ClaimMember | undefined
}

/** The kind of visit, with the documents that each needs. */
export function VisitChoice({ member, form, faults, onChange }: Props) {
  const { companyId } = useCompany()
  const query = form.familyId === null ? { companyId } : { companyId, familyId: form.familyId }
  const types = useQueryOf(claimCalls.visitTypesV2, query)
  const policy = member?.policies.find(({ id }) => id === form.policyId)
  return (
    <Card title="就诊类型">
      <Answered
        of={types}
        skeleton={
          <Skeleton>
            <Bone height={120} />
          </Skeleton>
        }
      >
        {(choices) => (
          <ChoiceCards
            label="就诊类型"
            hideLabel
            required
            columns={2}
            options={choices.map(({ value, name, isCovered, materials }) => ({
              value,
              title: name,
              extra: (policy ? policy.visitTypes.includes(value) : isCovered === 1) ? null : (
                <Chip tone="warning">保单不含</Chip>
              ),
              note: `需要 ${materials.map((kind) => materialKinds[kind]).join('、')}`,
            }))}
            value={form.visitType}
            error={faults.visitType}
            onChange={(visitType) => onChange({ visitType })}
          />
        )}
      </Answered>
    </Card>
  )
}

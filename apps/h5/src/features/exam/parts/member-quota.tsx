import type { ExamMember } from '@yf/contract/exam-shapes'
import { formatFen } from '@yf/domain/money'
import { dayText } from '#features/claims/shared/case-state.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { keyOf } from '../expense/form.ts'

interface Props {
  members: readonly ExamMember[]
  value: string
  error?: string | undefined
  onChange: (who: string) => void
}

const QuotaText = ({ quota: { leftFen, totalFen, until } }: { quota: NonNullable<ExamMember['quota']> }) => (
  <>
    {`剩余 ${formatFen(leftFen)}，共 ${formatFen(totalFen)}`}
    <br />
    {`${dayText(until)}到期`}
  </>
)

/** The examined person, each with their remaining quota. */
export const MemberQuota = ({ members, value, error, onChange }: Props) => (
  <Card title="为谁报销">
    <ChoiceCards
      label="体检人"
      hideLabel
      options={members.map(({ familyId, name, relation, quota }) => ({
        value: keyOf(familyId),
        title: name,
        extra: <Chip>{relation}</Chip>,
        note: quota && <QuotaText quota={quota} />,
        refusal: quota ? null : '没有可用的体检报销额度',
      }))}
      value={value || null}
      error={error}
      onChange={onChange}
    />
  </Card>
)

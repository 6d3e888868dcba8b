import type { Examinee } from '@yf/contract/high-exam-shapes'
import { dayText } from '@yf/domain/date-text'
import { relationLabel } from '@yf/domain/relations'
import { Chip } from '#ui/chip/chip.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { quotaText, refusalOf, usableRights } from '../texts.ts'

const self = 'self'
const keyOf = ({ userFamilyId }: Examinee): string => userFamilyId ?? self

interface Props {
  people: readonly Examinee[]
  value: Examinee | null
  onChange: (examinee: Examinee) => void
}

/** A person who cannot be booked for stays visible with the reason. */
export const WhoChoice = ({ people, value, onChange }: Props) => (
  <ChoiceCards
    label="为谁预约"
    required
    value={value && keyOf(value)}
    onChange={(key) => {
      const chosen = people.find((one) => keyOf(one) === key)
      if (chosen) onChange(chosen)
    }}
    options={people.map((one) => ({
      value: keyOf(one),
      title: one.name,
      extra: <Chip>{relationLabel(one.relation)}</Chip>,
      note: refusalOf(one) === null ? quotaText(one) : undefined,
      refusal: refusalOf(one),
    }))}
  />
)

interface RightProps {
  examinee: Examinee
  value: string
  onChange: (packageId: string) => void
}

/** The right that expires first comes first and is preselected. */
export const RightChoice = ({ examinee, value, onChange }: RightProps) => (
  <ChoiceCards
    label="使用权益"
    required
    value={value}
    onChange={onChange}
    options={usableRights(examinee).map((right) => ({
      value: right.packageId,
      title: right.name,
      extra: <Chip tone="success">{`剩余 ${right.left} 次，共 ${right.total} 次`}</Chip>,
      note: `${right.summary ? `${right.summary} · ` : ''}${dayText(right.endTime)}前有效`,
    }))}
  />
)

import type { FamilyMember } from '@yf/contract/family'
import { ageOn, shanghaiDay } from '@yf/domain/dates'
import { relationLabel } from '@yf/domain/relations'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'

interface PatientChoiceProps {
  family: readonly FamilyMember[]
  value: string | null
  onChange: (id: string) => void
  error?: string | undefined
}

const genders: Readonly<Record<number, string>> = { 1: '男', 2: '女' }

/** 女 · 38岁 */
function factsOf({ gender, birth }: FamilyMember): string {
  const age = birth ? `${ageOn(birth, shanghaiDay(new Date()))}岁` : '年龄未填写'
  return [genders[gender], age].filter(Boolean).join(' · ')
}

/** A person with an own account starts the consultation themselves, so that no other family member reads it. */
const refusalOf = ({ relation, hasAccount }: FamilyMember): string | null =>
  relation !== 'self' && hasAccount === 1 ? '已有自己的账号，请由本人登录后发起' : null

export const PatientChoice = ({ family, value, onChange, error }: PatientChoiceProps) => (
  <ChoiceCards
    label="就诊人"
    hideLabel
    required
    options={family.map((member) => ({
      value: member.id,
      title: `${member.name}（${relationLabel(member.relation)}）`,
      note: factsOf(member),
      refusal: refusalOf(member),
    }))}
    value={value}
    onChange={onChange}
    error={error}
  />
)

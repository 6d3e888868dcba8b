import type { QuestionnaireItem } from '@yf/domain/sleep/questionnaire'
import { clockOf, durationText, minutesOf } from '@yf/domain/sleep/diary'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TimeField } from '#ui/time-field/time-field.tsx'

interface Props {
  item: QuestionnaireItem
  value: number | undefined
  error: string | undefined
  onChange: (value: number) => void
}

/** One question in the field that fits its type. */
export function QuestionField({ item, value, error, onChange }: Props) {
  if (item.kind === 'choice')
    return (
      <ChoiceCards
        label={item.text}
        hideLabel
        options={item.options.map((option) => ({ value: String(option.value), title: option.label }))}
        value={value === undefined ? null : String(value)}
        error={error}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    )
  if (item.kind === 'clock')
    return (
      <TimeField
        label={item.text}
        hideLabel
        value={clockOf(value ?? item.usual)}
        error={error}
        onChange={(clock) => clock !== '' && onChange(minutesOf(clock))}
      />
    )
  const count = Math.floor((item.most - item.least) / item.step) + 1
  const amounts = Array.from({ length: count }, (_, at) => item.least + at * item.step)
  return (
    <SelectField
      label={item.text}
      hideLabel
      hint={item.hint}
      options={amounts.map((amount) => ({ value: String(amount), label: durationText(amount) }))}
      value={String(value ?? item.usual)}
      error={error}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}

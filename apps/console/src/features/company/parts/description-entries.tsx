import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

/** The texts of a benefit or a service, with the app's field names. */
export interface DescriptionTexts {
  readonly name: string
  readonly summary: string
  readonly audience: string
  readonly usage: string
  readonly rules: string
}

export const noDescription: DescriptionTexts = { name: '', summary: '', audience: '', usage: '', rules: '' }

export const descriptionFaults = ({ name, summary }: DescriptionTexts) => ({
  name: name.trim() === '' ? '请填写名称' : null,
  summary: summary.trim() === '' ? '请填写服务内容' : null,
})

const lines = [
  { field: 'audience', label: '适用对象', most: 200, rows: 2 },
  { field: 'usage', label: '使用方法', most: 500, rows: 3 },
  { field: 'rules', label: '使用规则', most: 500, rows: 3 },
] as const

export function DescriptionEntries({
  texts,
  onChange,
}: {
  texts: DescriptionTexts
  onChange: (changes: Partial<DescriptionTexts>) => void
}) {
  const faults = descriptionFaults(texts)
  return (
    <>
      <Pair>
        <TextEntry
          label="名称"
          isRequired
          value={texts.name}
          maxLength={20}
          fault={faults.name}
          onChange={(name) => onChange({ name })}
        />
        <TextEntry
          label="服务内容"
          isRequired
          value={texts.summary}
          maxLength={40}
          fault={faults.summary}
          onChange={(summary) => onChange({ summary })}
        />
      </Pair>
      {lines.map(({ field, label, most, rows }) => (
        <TextEntry
          key={field}
          label={label}
          value={texts[field]}
          maxLength={most}
          rows={rows}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
    </>
  )
}

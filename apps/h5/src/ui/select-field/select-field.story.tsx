import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { SelectField } from './select-field.tsx'

const kinds = [
  { value: 'idCard', label: '身份证' },
  { value: 'passport', label: '护照' },
]

function Fields() {
  const [kind, setKind] = useState<string | null>(null)
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <SelectField label="证件类型" required options={kinds} value={kind} onChange={setKind} />
      <SelectField label="证件类型" options={kinds} value="idCard" onChange={() => {}} disabled />
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '下拉选择 SelectField', cases: { 选择: Fields } }

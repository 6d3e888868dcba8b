import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { ChoiceField } from './choice-field.tsx'

const relations = [
  { value: 'spouse', label: '配偶' },
  { value: 'child', label: '子女' },
  { value: 'parent', label: '父母' },
]
const genders = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
]

function Fields() {
  const [relation, setRelation] = useState<string | null>('child')
  const [gender, setGender] = useState<number | null>(null)
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <ChoiceField label="与本人关系" required options={relations} value={relation} onChange={setRelation} />
      <ChoiceField label="性别" options={genders} value={gender} onChange={setGender} error="请选择性别" />
      <ChoiceField
        label="性别"
        options={genders}
        value={2}
        onChange={() => {}}
        disabled
        hint="根据身份证号自动填写"
      />
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '单选 ChoiceField', cases: { 两三项: Fields } }

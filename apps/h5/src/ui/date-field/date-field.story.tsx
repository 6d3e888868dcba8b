import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { DateField } from './date-field.tsx'

function Fields() {
  const [birth, setBirth] = useState('')
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <DateField label="出生日期" value={birth} onChange={setBirth} max="2026-11-15" required />
      <DateField
        label="出生日期"
        value="1990-03-07"
        onChange={() => {}}
        disabled
        hint="根据身份证号自动填写"
      />
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '日期 DateField', cases: { 选择日期: Fields } }

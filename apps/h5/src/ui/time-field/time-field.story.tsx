import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { TimeField } from './time-field.tsx'

function Fields() {
  const [bed, setBed] = useState('23:10')
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <TimeField label="上床时间" value={bed} onChange={setBed} required />
      <TimeField label="起床时间" value="" onChange={() => {}} error="请选择时间" />
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '时间 TimeField', cases: { 选择时间: Fields } }

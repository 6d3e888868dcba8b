import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { NumericField } from './numeric-field.tsx'

function Amount() {
  const [value, setValue] = useState('')
  return (
    <NumericField
      label="发票金额"
      value={value}
      onChange={setValue}
      placeholder="0.00"
      extra={<span style={{ paddingRight: 'var(--s3)', color: 'var(--ink-3)' }}>元</span>}
    />
  )
}

export const story: UiStory = { group: '表单', name: '数值 NumericField', cases: { 金额: Amount } }

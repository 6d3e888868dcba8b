import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { IntegerField } from './integer-field.tsx'

function Count() {
  const [value, setValue] = useState('')
  return <IntegerField label="发票张数" value={value} onChange={setValue} placeholder="请输入张数" />
}

export const story: UiStory = { group: '表单', name: '整数 IntegerField', cases: { 张数: Count } }

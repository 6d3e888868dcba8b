import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { PhoneField } from './phone-field.tsx'

function Sample() {
  const [value, setValue] = useState('')
  return <PhoneField value={value} onChange={setValue} icon="mobile" clearable />
}

export const story: UiStory = { group: '表单', name: '手机号 PhoneField', cases: { 十一位: Sample } }

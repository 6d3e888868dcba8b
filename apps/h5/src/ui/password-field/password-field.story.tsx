import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { PasswordField } from './password-field.tsx'

function Sample() {
  const [value, setValue] = useState('')
  return <PasswordField value={value} onChange={setValue} icon="lock" />
}

export const story: UiStory = { group: '表单', name: '密码 PasswordField', cases: { 可显示: Sample } }

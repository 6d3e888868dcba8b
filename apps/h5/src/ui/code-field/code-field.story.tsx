import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { toast } from '#ui/toast/toast.ts'
import { CodeField } from './code-field.tsx'

function Sample() {
  const [value, setValue] = useState('')
  const send = async () => {
    await new Promise((done) => setTimeout(done, 600))
    toast('验证码已发送')
  }
  return <CodeField value={value} onChange={setValue} onSend={send} icon="shield" />
}

export const story: UiStory = { group: '表单', name: '验证码 CodeField', cases: { 六十秒倒计时: Sample } }

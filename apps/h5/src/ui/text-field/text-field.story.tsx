import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { TextField } from './text-field.tsx'

function Fields() {
  const [name, setName] = useState('林晓')
  const [note, setNote] = useState('')
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <TextField label="姓名" value={name} onChange={setName} icon="user" clearable required />
      <TextField
        label="补充说明"
        value={note}
        onChange={setNote}
        rows={3}
        placeholder="选填，200 字以内"
        maxLength={200}
      />
      <TextField label="所属企业" value="星河软件" onChange={() => {}} disabled />
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '文本 TextField', cases: { 单行与多行: Fields } }

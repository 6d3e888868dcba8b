import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { Segments } from './segments.tsx'

const items = [
  { value: 1, label: '未读', unread: 4 },
  { value: 2, label: '已读' },
  { value: 3, label: '全部' },
]

function Filter() {
  const [value, setValue] = useState(1)
  return <Segments label="通知筛选" items={items} value={value} onChange={setValue} />
}

export const story: UiStory = { group: '操作', name: '筛选 Segments', cases: { 带未读数: Filter } }

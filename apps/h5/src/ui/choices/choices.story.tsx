import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { Choices } from './choices.tsx'

const items = ['专业', '有耐心', '守时', '环境好'].map((label) => ({ value: label, label }))

function ChoicesStory() {
  const [chosen, setChosen] = useState<readonly string[]>(['专业'])
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return <Choices label="评价标签" items={items} chosen={chosen} onToggle={toggle} />
}

export const story: UiStory = { group: '表单', name: '词语选择 Choices', cases: { 多选: ChoicesStory } }

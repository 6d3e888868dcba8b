import { useState } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import type { UiStory } from '#ui/story.ts'
import { ChoiceCards } from './choice-cards.tsx'

function Members() {
  const [value, setValue] = useState<string | null>('me')
  return (
    <ChoiceCards
      label="就诊人"
      required
      value={value}
      onChange={setValue}
      options={[
        { value: 'me', title: '林晓', extra: <Chip>本人</Chip>, note: '990***********1234' },
        { value: 'child', title: '林小满', extra: <Chip>子女</Chip>, note: '990***********0016' },
        { value: 'parent', title: '林建国', extra: <Chip>父母</Chip>, refusal: '没有可以理赔的保单' },
      ]}
    />
  )
}

function Visits() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <ChoiceCards
      label="就诊类型"
      columns={2}
      error={value === null ? '请选择就诊类型' : undefined}
      value={value}
      onChange={setValue}
      options={[
        { value: 'outpatient', title: '门诊', note: '发票、病历' },
        { value: 'inpatient', title: '住院', note: '发票、清单、出院小结' },
      ]}
    />
  )
}

export const story: UiStory = {
  group: '表单',
  name: '选择卡片 ChoiceCards',
  cases: { 带说明与不可选: Members, 两列: Visits },
}

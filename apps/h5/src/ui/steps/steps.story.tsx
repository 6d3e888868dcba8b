import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { Steps } from './steps.tsx'

function Sample() {
  const [current, setCurrent] = useState(3)
  return (
    <Steps
      label="理赔申请步骤"
      items={['申请信息', '银行卡', '上传资料']}
      current={current}
      onOpen={setCurrent}
    />
  )
}

export const story: UiStory = { group: '展示', name: '步骤 Steps', cases: { 三步: Sample } }

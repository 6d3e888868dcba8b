import { useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import type { UiStory } from '#ui/story.ts'
import { Switch } from './switch.tsx'

function Settings() {
  const [elder, setElder] = useState(true)
  const [notice, setNotice] = useState(false)
  return (
    <Card flush>
      <Switch label="长辈模式" note="字更大，按钮更大，没有广告弹窗" checked={elder} onChange={setElder} />
      <Switch label="消息提醒" checked={notice} onChange={setNotice} />
    </Card>
  )
}

export const story: UiStory = { group: '表单', name: '开关 Switch', cases: { 设置: Settings } }

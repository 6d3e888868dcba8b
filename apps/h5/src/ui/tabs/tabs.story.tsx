import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { Tabs } from './tabs.tsx'

function MessageTabs() {
  const [value, setValue] = useState(1)
  const items = [
    { value: 1, label: '消息' },
    { value: 2, label: '通知', unread: 6 },
  ]
  return <Tabs label="消息中心" items={items} value={value} onChange={setValue} />
}

function OrderTabs() {
  const [value, setValue] = useState('全部')
  const items = ['全部', '待付款', '待发货', '待收货', '已完成', '售后'].map((label) => ({
    value: label,
    label,
  }))
  return <Tabs label="订单状态" items={items} value={value} onChange={setValue} />
}

export const story: UiStory = {
  group: '操作',
  name: '标签页 Tabs',
  cases: { 两个带未读: MessageTabs, 可横向滑动: OrderTabs },
}

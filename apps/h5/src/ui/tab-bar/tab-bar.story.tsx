import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { TabBar, type TabBarItem } from './tab-bar.tsx'

const items: TabBarItem[] = [
  { key: 'home', label: '原力星球', icon: 'home' },
  { key: 'hospital', label: '互联网医院', icon: 'hospital' },
  { key: 'company', label: '企业专区', icon: 'building', unread: 3 },
  { key: 'me', label: '个人中心', icon: 'user' },
]

function Bar({ count }: { count: number }) {
  const [active, setActive] = useState('home')
  return (
    <TabBar
      label={`${count}个标签的导航`}
      items={items.slice(0, count)}
      active={active}
      onChange={setActive}
    />
  )
}

export const story: UiStory = {
  group: '页面',
  name: '底部导航 TabBar',
  wide: true,
  cases: {
    四个: () => <Bar count={4} />,
    三个: () => <Bar count={3} />,
    两个: () => <Bar count={2} />,
  },
}

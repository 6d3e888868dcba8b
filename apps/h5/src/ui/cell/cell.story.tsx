import { Card } from '#ui/card/card.tsx'
import type { UiStory } from '#ui/story.ts'
import { Cell } from './cell.tsx'

export const story: UiStory = {
  group: '展示',
  name: '设置行 Cell',
  cases: {
    个人中心: () => (
      <Card flush>
        <Cell icon="family" label="家庭成员" value="3 人" onTap={() => {}} />
        <Cell icon="message" label="消息中心" unread={6} onTap={() => {}} />
        <Cell icon="location" label="收货地址" note="用于药品与礼品配送" onTap={() => {}} />
        <Cell icon="logout" label="退出登录" tone="danger" onTap={() => {}} />
      </Card>
    ),
  },
}

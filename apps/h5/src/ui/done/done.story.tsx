import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { Done } from './done.tsx'

export const story: UiStory = {
  group: '状态',
  name: '完成 Done',
  cases: {
    预约成功: () => (
      <Done title="预约成功" note="开始前会提醒您">
        <Button kind="secondary">查看我的预约</Button>
      </Done>
    ),
    订单已取消: () => (
      <Done icon="info" title="订单已取消" note="超过 30 分钟未付款">
        <Button kind="secondary">查看订单</Button>
      </Done>
    ),
  },
}

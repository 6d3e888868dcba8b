import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { Button } from './button.tsx'

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'center' } as const
const soon = () => new Promise((done) => setTimeout(done, 1500))

function Counter() {
  const [taps, setTaps] = useState(0)
  return <Button onTap={() => setTaps(taps + 1)}>连点试试：{taps}</Button>
}

export const story: UiStory = {
  group: '操作',
  name: '按钮 Button',
  cases: {
    种类: () => (
      <div style={row}>
        <Button>去预约</Button>
        <Button kind="secondary">查看详情</Button>
        <Button kind="danger">取消申请</Button>
        <Button kind="plain">联系在线客服</Button>
      </div>
    ),
    小号与图标: () => (
      <div style={row}>
        <Button size="small">领取</Button>
        <Button size="small" kind="secondary" icon="phone">
          拨打电话
        </Button>
        <Button size="small" disabled>
          已领完
        </Button>
      </div>
    ),
    整行与忙碌: () => (
      <div style={{ display: 'grid', gap: 'var(--s3)' }}>
        <Button block onTap={soon}>
          提交申请（点后忙碌）
        </Button>
        <Button block busy>
          正在提交
        </Button>
        <Button block kind="secondary" disabled>
          暂不可用
        </Button>
      </div>
    ),
    一秒一次: Counter,
  },
}

import { Chip } from '#ui/chip/chip.tsx'
import { Money } from '#ui/money/money.tsx'
import type { UiStory } from '#ui/story.ts'
import { Card } from './card.tsx'

export const story: UiStory = {
  group: '展示',
  name: '卡片 Card',
  cases: {
    标题与正文: () => (
      <Card title="门诊医疗险" extra={<Chip tone="success">保障中</Chip>}>
        <div style={{ color: 'var(--ink-2)' }}>剩余额度</div>
        <Money fen={1_860_050} size="hero" />
        <div style={{ color: 'var(--ink-3)', fontSize: 'var(--text-note)' }}>
          有效期至 2026年12月31日，还剩 46 天
        </div>
      </Card>
    ),
    仅正文: () => <Card>工作日 9:00-18:30 有客服为您解答。</Card>,
  },
}

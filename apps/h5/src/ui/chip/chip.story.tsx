import type { UiStory } from '#ui/story.ts'
import { Chip } from './chip.tsx'

export const story: UiStory = {
  group: '展示',
  name: '状态 Chip',
  cases: {
    五种含义: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <Chip tone="success">已赔付</Chip>
        <Chip tone="info">资料审核</Chip>
        <Chip tone="warning">待补充</Chip>
        <Chip tone="danger">拒赔</Chip>
        <Chip>已取消</Chip>
      </div>
    ),
  },
}

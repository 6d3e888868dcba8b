import type { UiStory } from '#ui/story.ts'
import { Badge } from './badge.tsx'

export const story: UiStory = {
  group: '展示',
  name: '角标 Badge',
  cases: {
    数字与圆点: () => (
      <div style={{ display: 'flex', gap: 'var(--s6)', alignItems: 'center' }}>
        <Badge count={3} />
        <Badge count={28} />
        <Badge count={120} />
        <Badge count={1} dot />
      </div>
    ),
  },
}

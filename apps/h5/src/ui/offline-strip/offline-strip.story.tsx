import type { UiStory } from '#ui/story.ts'
import { OfflineStrip } from './offline-strip.tsx'

export const story: UiStory = {
  group: '状态',
  name: '断网条 OfflineStrip',
  wide: true,
  cases: {
    断网: () => <OfflineStrip />,
    恢复: () => <OfflineStrip isOver />,
  },
}

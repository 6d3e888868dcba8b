import type { UiStory } from '#ui/story.ts'
import { SkeletonCard, SkeletonRows, SkeletonTiles } from './skeleton.tsx'

export const story: UiStory = {
  group: '状态',
  name: '骨架 Skeleton',
  cases: {
    列表: () => <SkeletonRows rows={2} />,
    金刚区: () => <SkeletonTiles tiles={4} />,
    卡片: () => <SkeletonCard />,
  },
}

import type { UiStory, StoryGroup } from '#ui/story.ts'

const modules = import.meta.glob<{ story: UiStory }>('../ui/*/*.story.tsx', { eager: true })
const order: StoryGroup[] = ['页面', '操作', '表单', '展示', '状态', '弹层', '基础']

export const storiesByGroup: [StoryGroup, UiStory[]][] = order.map((group) => [
  group,
  Object.values(modules)
    .map(({ story }) => story)
    .filter((story) => story.group === group),
])

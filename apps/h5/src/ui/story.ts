import type { ReactNode } from 'react'

export type StoryGroup = '基础' | '操作' | '展示' | '表单' | '状态' | '弹层' | '页面'

/** One entry of the gallery page. Each case is a component of its own, so it may have state. */
export interface UiStory {
  group: StoryGroup
  name: string
  cases: Record<string, () => ReactNode>
  /** Shown edge to edge, without the gallery's padding. */
  wide?: boolean
}

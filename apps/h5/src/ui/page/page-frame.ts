import { createContext, use } from 'react'

/** What the shell knows of the page that stands: its route's title and way back. */
export interface PageFrame {
  readonly title: string
  /** null: there is no way back. */
  readonly onBack: (() => void) | null
  /** The app around it (WeChat, a work chat) draws title and way back: a bar of the page's own would be a second one. */
  readonly isTitledAround?: boolean
  /** The app was opened right here: a step back of what is around leads out of it. */
  readonly isFirst?: boolean
}

const none: PageFrame = { title: '', onBack: null }

export const PageFrameContext = createContext<PageFrame>(none)

/** The page's own way back, for a form that is done: `const leave = useWayBack()`. */
export function useWayBack(): () => void {
  const { onBack } = use(PageFrameContext)
  return onBack ?? (() => undefined)
}

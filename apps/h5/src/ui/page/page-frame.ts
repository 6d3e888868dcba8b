import { createContext, use } from 'react'

/** The shell's data about the shown page: title and back of its route. */
export interface PageFrame {
  readonly title: string
  /** null: there is no back button. */
  readonly onBack: (() => void) | null
  /**
   * The surrounding app (WeChat, a work chat) shows title and back: a bar of the page itself would be a second one.
   */
  readonly isTitledAround?: boolean
  /** The app was opened on this page: back in the surrounding app would leave it. */
  readonly isFirst?: boolean
}

const none: PageFrame = { title: '', onBack: null }

export const PageFrameContext = createContext<PageFrame>(none)

/** The page's own back, for a completed form: `const leave = useWayBack()`. */
export function useWayBack(): () => void {
  const { onBack } = use(PageFrameContext)
  return onBack ?? (() => undefined)
}

import { say } from '#platform/http/feedback.ts'
import { offlineWords } from '#platform/parts/loaded-part.ts'
import type { ScreenRoute } from './route.ts'
import { isAtHand } from './screen-loader.ts'

/** Without a network a tap leads only to what is loaded already; else the person stays where she is and is told why. */
export function opensNow(route: ScreenRoute | undefined): boolean {
  const opens = navigator.onLine || !route || isAtHand(route)
  if (!opens) say(offlineWords)
  return opens
}

import { say } from '#platform/http/feedback.ts'
import { offlineWords } from '#platform/parts/loaded-part.ts'
import type { ScreenRoute } from './route.ts'
import { isAtHand } from './screen-loader.ts'

/** Offline a tap only opens screens that are loaded; otherwise the member stays and sees why. */
export function opensNow(route: ScreenRoute | undefined): boolean {
  const opens = navigator.onLine || !route || isAtHand(route)
  if (!opens) say(offlineWords)
  return opens
}

import { say } from '#platform/http/feedback.ts'
import { offlineText } from '#platform/parts/loaded-part.ts'
import type { ScreenRoute } from './route.ts'
import { isLoaded } from './screen-loader.ts'

/** Offline a tap only opens screens that are loaded; otherwise the member stays and sees why. */
export function canOpenNow(route: ScreenRoute | undefined): boolean {
  const opens = navigator.onLine || !route || isLoaded(route)
  if (!opens) say(offlineText)
  return opens
}

import type { Route, ScreenRoute } from './route.ts'
import { prefetchScreen, screenOf } from './screen-loader.ts'

/** After this idle time the screen has loaded everything it requested. */
const calmMs = 300

function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const calm = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      watcher.disconnect()
      resolve()
    }
    let timer = setTimeout(end, calmMs)
    const watcher = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, calmMs)
    })
    watcher.observe({ type: 'resource' })
  })

/** Safari lacks requestIdleCallback. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve as () => void))

const screensAt = (routes: readonly Route[], locations: readonly number[]): ScreenRoute[] =>
  locations.flatMap((location) => (routes[location]?.kind === 'screen' ? routes[location] : []))

/** Screens linked on the page come first, because a tap on them is most likely. */
function inSightFirst(screens: readonly ScreenRoute[]): ScreenRoute[] {
  const inSight = ({ path }: ScreenRoute) => document.querySelector(`[data-to="${path}"]`) !== null
  return [...screens.filter(inSight), ...screens.filter((screen) => !inSight(screen))]
}

let round = 0
/** Only the start waits for calm: later any idle moment will do. */
let hasCalmed = false

/**
 * Prefetches the screens that the shown one links to, one after another when idle, so that a tap opens them at once.
 * A navigation switches to the neighbours of the next screen.
 */
export async function prefetchScreens(
  { path }: ScreenRoute,
  routes: readonly Route[],
  nearbyLocations: (path: string) => Promise<readonly number[]>,
): Promise<void> {
  round += 1
  const mine = round
  if (isSparing()) return
  if (!hasCalmed) await calm()
  hasCalmed = true
  for (const route of inSightFirst(screensAt(routes, await nearbyLocations(path)))) {
    await idle()
    if (mine !== round) return
    prefetchScreen(route)
    await screenOf(route).catch(() => undefined)
  }
}

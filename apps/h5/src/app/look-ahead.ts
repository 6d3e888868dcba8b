import type { Route, ScreenRoute } from './route.ts'
import { prefetchScreen, screenOf } from './screen-loader.ts'

/** So long nothing has come: what is on the screen has all it asked for. */
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

/** Safari has no such callback. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve as () => void))

const screensAt = (routes: readonly Route[], places: readonly number[]): ScreenRoute[] =>
  places.flatMap((place) => (routes[place]?.kind === 'screen' ? routes[place] : []))

/** What stands on the page by name is what a finger is nearest to. */
function inSightFirst(screens: readonly ScreenRoute[]): ScreenRoute[] {
  const inSight = ({ path }: ScreenRoute) => document.querySelector(`[data-to="${path}"]`) !== null
  return [...screens.filter(inSight), ...screens.filter((screen) => !inSight(screen))]
}

let round = 0
/** Only the start is kept free: afterwards any idle moment will do. */
let hasCalmed = false

/**
 * What the shown screen leads to is fetched one after another while nothing else is to be done, so that a tap finds it.
 * Whoever goes on meanwhile has what the next screen leads to fetched instead.
 */
export async function lookAhead(
  { path }: ScreenRoute,
  routes: readonly Route[],
  placesNear: (path: string) => Promise<readonly number[]>,
): Promise<void> {
  round += 1
  const mine = round
  if (isSparing()) return
  if (!hasCalmed) await calm()
  hasCalmed = true
  for (const route of inSightFirst(screensAt(routes, await placesNear(path)))) {
    await idle()
    if (mine !== round) return
    prefetchScreen(route)
    await screenOf(route).catch(() => undefined)
  }
}

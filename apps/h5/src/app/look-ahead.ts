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
  for (const place of await placesNear(path)) {
    const route = routes[place]
    if (route?.kind !== 'screen') continue
    await idle()
    if (mine !== round) return
    prefetchScreen(route)
    await screenOf(route).catch(() => undefined)
  }
}

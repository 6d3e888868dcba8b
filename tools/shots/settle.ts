import type { Page, Request } from '@playwright/test'

/** An event stream never ends, and neither does a request held on purpose. */
const patienceMs = 10_000
const quietMs = 120
/** Placeholders of pending requests, in the app and in the console. */
const awaiting =
  '[role="status"]:has-text("加载中"), [role="status"][aria-label="加载中"], .ant-skeleton-active'

export interface Traffic {
  /** No request is pending, all fonts are loaded, nothing moves. */
  settled(isHeld?: boolean): Promise<void>
}

/** Watches the requests of a page. Half a second of `networkidle` for each picture would be most of the time. */
export function watchTraffic(page: Page): Traffic {
  let open = new Set<Request>()
  let lastTransition = Date.now()
  const moved = (change: () => unknown) => {
    change()
    lastTransition = Date.now()
  }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) moved(() => (open = new Set()))
    else moved(() => open.add(request))
  })
  page.on('requestfinished', (request) => moved(() => open.delete(request)))
  page.on('requestfailed', (request) => moved(() => open.delete(request)))
  const wait = (ms: number) => new Promise<void>((later) => setTimeout(later, ms))
  const isStill = (isHeld: boolean) =>
    (open.size === 0 || isHeld) && Date.now() - lastTransition > (isHeld ? 2 * quietMs : quietMs)
  return {
    settled: async (isHeld = false) => {
      lastTransition = Date.now()
      const until = Date.now() + patienceMs
      while (!isStill(isHeld) && Date.now() < until) await wait(20)
      if (!isHeld) while (Date.now() < until && (await isAwaiting(page))) await wait(50)
      await page.evaluate(becomeStill)
      while (!isStill(isHeld) && Date.now() < until) await wait(20)
    },
  }
}

/** A page that is redirecting counts as pending. */
const isAwaiting = (page: Page): Promise<boolean> =>
  page.$(awaiting).then(
    (found) => found !== null,
    () => true,
  )

/** Runs in the page: two frames after the last finite animation and the last font. */
export async function becomeStill(): Promise<void> {
  await document.fonts.ready
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null))
  await Promise.all(ending)
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

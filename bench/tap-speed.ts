import type { Page } from '@playwright/test'
import { launchBrowser, median, openPhone } from './phone.ts'

const runs = 3

interface TapRoute {
  readonly path: string
  /** The tab with the entry: a tile, or a number at the head of the personal centre. */
  readonly from: '/home' | '/userCenter'
  /** Text that shows that the screen is visible. */
  readonly shows: string
}

const ways: readonly TapRoute[] = [
  { path: '/family/index', from: '/home', shows: '添加家庭成员' },
  { path: '/claimRecords', from: '/home', shows: '全部' },
  { path: '/insurance', from: '/userCenter', shows: '保障中' },
]

/** Only pressable elements receive the tap. */
const pressed = ({ path }: TapRoute) => `button[data-to="${path}"], [data-to="${path}"] button`

/** From the touch to the first frame in which the text is visible. */
async function tap(page: Page, way: TapRoute): Promise<number> {
  const painted = page.evaluate(
    ([to, label]) =>
      new Promise<number>((resolve) => {
        let began = 0
        addEventListener('pointerdown', (event) => (began = event.timeStamp), { once: true, capture: true })
        const look = () => {
          const stands = location.hash === `#${to}` && document.body.innerText.includes(label)
          if (stands && began > 0) setTimeout(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      }),
    [way.path, way.shows] as const,
  )
  // Dispatched instead of clicked by position: a pop-up may have opened over it meanwhile.
  await page
    .locator(pressed(way))
    .first()
    .evaluate((tile: HTMLElement) => {
      tile.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      tile.click()
    })
  return painted
}

/** Prefetching of the tiles' targets is complete: nothing has been fetched for a while. */
async function lookedAtForSomeSeconds(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const calm = () => setTimeout(resolve, 2_000)
        let timer = calm()
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = calm()
        }).observe({ type: 'resource' })
      }),
  )
}

async function back(page: Page, way: TapRoute): Promise<void> {
  await page.goBack()
  await page.locator(pressed(way)).first().waitFor()
}

/** Idle on the tab for a while, before the first tap. */
async function openTab(page: Page, origin: string, way: TapRoute): Promise<void> {
  await page.goto(`${origin}/#${way.from}`)
  await page.locator(pressed(way)).first().waitFor()
  await page.waitForLoadState('networkidle')
  await lookedAtForSomeSeconds(page)
}

export async function measureTaps(origin: string): Promise<void> {
  const browser = await launchBrowser()
  const cold: Record<string, number[]> = {}
  const warm: Record<string, number[]> = {}
  try {
    for (let run = 0; run < runs; run++) {
      const page = await openPhone(browser, origin, { isSlowNet: false })
      for (const way of ways) {
        await openTab(page, origin, way)
        ;(cold[way.path] ??= []).push(await tap(page, way))
        await back(page, way)
        ;(warm[way.path] ??= []).push(await tap(page, way))
        await back(page, way)
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  console.log('\na tap, four times slower processor, ms to painted content (goal: 180 the first time)')
  console.log('                 first   again   ratio')
  for (const path of Object.keys(cold)) {
    const [first, again] = [median(cold[path] ?? []), median(warm[path] ?? [])]
    const ratio = (first / Math.max(1, again)).toFixed(2)
    console.log(
      `${path.padEnd(15)}${first.toFixed(0).padStart(7)}${again.toFixed(0).padStart(8)}${ratio.padStart(8)}`,
    )
  }
}

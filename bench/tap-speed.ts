import type { Page } from '@playwright/test'
import { launchBrowser, median, openPhone } from './phone.ts'

const runs = 3

/** A tile of the home, and what shows that the screen behind it stands. */
const taps = [
  { path: '/family/index', shows: '添加家庭成员' },
  { path: '/insurance', shows: '保障中' },
  { path: '/claimRecords', shows: '全部' },
] as const

/** From the finger's own moment to the first frame after which the words are there. */
async function tap(page: Page, { path, shows }: (typeof taps)[number]): Promise<number> {
  const painted = page.evaluate(
    ([to, words]) =>
      new Promise<number>((resolve) => {
        let began = 0
        addEventListener('pointerdown', (event) => (began = event.timeStamp), { once: true, capture: true })
        const look = () => {
          const stands = location.hash === `#${to}` && document.body.innerText.includes(words)
          if (stands && began > 0) setTimeout(() => resolve(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      }),
    [path, shows] as const,
  )
  // By hand, and not where it lies: a pop-up may have opened over it meanwhile.
  await page.locator(`[data-to="${path}"] button`).evaluate((tile: HTMLElement) => {
    tile.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    tile.click()
  })
  return painted
}

/** What the tiles lead to has come by then: nothing has been fetched for a while. */
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

async function back(page: Page): Promise<void> {
  await page.goBack()
  await page.locator('[data-to="/claimRecords"]').waitFor()
}

export async function measureTaps(origin: string): Promise<void> {
  const browser = await launchBrowser()
  const cold: Record<string, number[]> = {}
  const warm: Record<string, number[]> = {}
  try {
    for (let run = 0; run < runs; run++) {
      const page = await openPhone(browser, origin, { isSlowNet: false })
      await page.goto(`${origin}/#/home`)
      await page.getByText('我的权益').waitFor()
      await page.waitForLoadState('networkidle')
      await lookedAtForSomeSeconds(page)
      for (const way of taps) {
        // Which tiles stand on the home is the company's to say.
        if ((await page.locator(`[data-to="${way.path}"]`).count()) === 0) continue
        ;(cold[way.path] ??= []).push(await tap(page, way))
        await back(page)
        ;(warm[way.path] ??= []).push(await tap(page, way))
        await back(page)
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

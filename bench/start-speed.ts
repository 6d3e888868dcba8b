import type { Browser } from '@playwright/test'
import { launchBrowser, median, openPhone } from './phone.ts'

const runs = 3

interface StartTimes {
  fcp: number
  lcp: number
  blocked: number
}

/** Runs in the page before any other script: records the browser's paint timings. */
function watchPainting(): void {
  const seen = { fcp: 0, lcp: 0, blocked: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50)
  })
  Object.assign(window, { startSeen: seen })
}

/** `again`: company and theme are cached from the previous visit; the files are not. */
async function start(browser: Browser, origin: string, isAgain: boolean): Promise<StartTimes> {
  const page = await openPhone(browser, origin, { isSlowNet: true })
  const stands = () => page.getByText('我的权益').waitFor()
  if (isAgain) {
    await page.goto(`${origin}/#/home`)
    await stands()
    await page.waitForFunction(() => localStorage.getItem('yf_theme') !== null)
    await page.goto('about:blank')
    const line = await page.context().newCDPSession(page)
    await line.send('Network.clearBrowserCache')
  }
  await page.addInitScript(watchPainting)
  await page.goto(`${origin}/#/home`)
  await stands()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { startSeen: StartTimes }).startSeen)
  await page.context().close()
  return seen
}

export async function measureStart(origin: string): Promise<void> {
  const browser = await launchBrowser()
  console.log(
    '\nstart of /home, slow 4G and a four times slower processor, ms (goals: LCP 2000, blocked 100)',
  )
  console.log('                  FCP     LCP  blocked  LCP to FCP')
  const found: Record<'first' | 'again', StartTimes[]> = { first: [], again: [] }
  try {
    // Alternately, so that both see the same load.
    for (let run = 0; run < runs; run++)
      for (const kind of ['first', 'again'] as const)
        found[kind].push(await start(browser, origin, kind === 'again'))
  } finally {
    await browser.close()
  }
  for (const [kind, starts] of Object.entries(found)) {
    const [fcp, lcp, blocked] = (['fcp', 'lcp', 'blocked'] as const).map((key) =>
      median(starts.map((one) => one[key])),
    ) as [number, number, number]
    const columns = [fcp, lcp, blocked].map((value) => value.toFixed(0).padStart(8)).join('')
    console.log(`${kind.padEnd(13)}${columns}  ${(lcp / Math.max(1, fcp)).toFixed(2).padStart(8)}`)
  }
}

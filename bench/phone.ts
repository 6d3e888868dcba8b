import { chromium, type Browser, type Page } from '@playwright/test'
import { password, people } from '../e2e/support/people.ts'
import { keepSession, signIn } from '../e2e/support/session.ts'
import { browserFlags, ensureBrowser } from '../tools/browser.ts'

/** Lighthouse's slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
/** A mid-range phone compared with the measuring machine. */
const slowdown = 4

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })

/** A slow phone with 林晓 signed in and an empty cache. */
export async function openPhone(
  browser: Browser,
  origin: string,
  { isSlowNet }: { isSlowNet: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await keepSession(page, origin, await signIn(origin, { phone: people.linXiao, password }))
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  if (isSlowNet) await line.send('Network.emulateNetworkConditions', slow4g)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

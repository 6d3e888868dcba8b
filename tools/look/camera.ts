/** Takes reproducible pictures of a screen: one clock, one font, no movement, nothing random. */
import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import type { DemoServer } from '@yf/server/testkit/demo-server'
import { password, people } from '../../e2e/support/people.ts'
import { keepSession, signIn } from '../../e2e/support/session.ts'
import { watchTraffic, type Traffic } from '../shots/settle.ts'
import type { MainScreen } from './screens.ts'

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** The font of the server's documents: every machine with the project has it. */
const fonts = {
  400: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  700: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
} as const

interface OpenedPage {
  readonly page: Page
  readonly traffic: Traffic
}

export interface PageOpener {
  pageOf(who: MainScreen['who']): Promise<OpenedPage>
  readonly origin: string
}

export async function openEye(browser: Browser, server: DemoServer): Promise<PageOpener> {
  const cache = new Map<string, Promise<OpenedPage>>()
  return {
    origin: server.url,
    pageOf: (who) => {
      const key = who ?? 'nobody'
      const opened = cache.get(key) ?? openPage(browser, server, who)
      cache.set(key, opened)
      return opened
    },
  }
}

async function openPage(browser: Browser, server: DemoServer, who: MainScreen['who']): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // The page's own policy allows no external font.
    bypassCSP: true,
  })
  const page = await context.newPage()
  for (const [weight, file] of Object.entries(fonts))
    await context.route(`**/look-font-${weight}.ttf`, (route) => route.fulfill({ path: file }))
  await page.clock.setFixedTime(server.clock.now())
  await page.addInitScript(wearFont, Object.keys(fonts))
  // Only on a slow machine would the pop-up open before the picture is taken.
  await page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1'))
  if (who) await keepSession(page, server.url, await signIn(server.url, { phone: people[who], password }))
  const traffic = watchTraffic(page)
  await page.goto(`${server.url}/#/privacyPolicy`)
  await traffic.settled()
  return { page, traffic }
}

/** Runs in the page before anything of the app. */
function wearFont(weights: readonly string[]): void {
  addEventListener('DOMContentLoaded', () => {
    const faces = weights.map(
      (weight) =>
        `@font-face { font-family: look; font-weight: ${weight}; src: url(/look-font-${weight}.ttf) }`,
    )
    const sheet = document.createElement('style')
    sheet.textContent = `${faces.join('\n')} * { font-family: look !important; caret-color: transparent !important }`
    document.head.append(sheet)
  })
}

/** Numbers of orders and cases are random in every database. */
function hideLots(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replace(/\b([A-Z]{2})\d{10,}\b/g, '$1000000000000')
}

export async function lookAt(eye: PageOpener, who: MainScreen['who'], path: string): Promise<Buffer> {
  const { page, traffic } = await eye.pageOf(who)
  // Navigates without a reload: the font has ten megabytes.
  await page.evaluate((hash) => void (location.hash = hash), path)
  await traffic.settled()
  const close = page.getByRole('dialog').getByRole('button', { name: '关闭' }).first()
  if (await close.isVisible()) {
    await close.click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await traffic.settled()
  await page.evaluate(hideLots)
  return page.screenshot()
}

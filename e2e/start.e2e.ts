import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test.use({ prefetchesScreens: true })

/** Budget of a first screen, in KiB of HTML, script and styles. */
const budget = 90

/** `home.js` of a file whatever its version, `company/list` of a call. */
const nameOf = (url: string) => {
  const parts = new URL(url).pathname.replace(/-[\w-]{8}\.(js|css)$/, '.$1').split('/')
  return parts.slice(url.includes('/API/') ? -2 : -1).join('/')
}

function collect(page: Page) {
  const requested: string[] = []
  const came: Response[] = []
  // Importing a prefetched file is served from the browser's cache, without a request.
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const isFromStore = request.resourceType() === 'script' && fetched.has(request.url())
    if (!isFromStore) requested.push(nameOf(request.url()))
    fetched.add(request.url())
  })
  page.on('response', (response) => came.push(response))
  return { asked: requested, came }
}

/** Requests of the previous page are aborted with it and are not counted; every file that this page needs is. */
async function weightOf(responses: readonly Response[], needed: readonly string[]): Promise<number> {
  const code = responses.filter((response) =>
    /html|javascript|css/.test(response.headers()['content-type'] ?? ''),
  )
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const weighed = await Promise.all(
    code.map(async (response) => {
      const body = await response.body().catch(() => null)
      const bytes = body && brotliCompressSync(body, { params: quality }).length
      return bytes === null ? [] : [{ name: nameOf(response.url()), bytes }]
    }),
  )
  expect(weighed.flat().map(({ name }) => name)).toEqual(expect.arrayContaining([...needed]))
  return weighed.flat().reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}

/** Delays the app's own file until it is released: requests made by then do not need the app. */
async function holdTheApp(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/app-[\w-]{8}\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return () => letThrough()
}

const files = ['react.js', 'app.js', 'app.css', 'home.js', 'home.css']
const calls = [
  'company/list',
  'theme/config',
  'pop/getList',
  'home/openMatters',
  'equity/userEquity',
  'member_family/list',
]
const tabsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent))

test("before the app runs, its files, calls and banner are requested and the company's own tabs are drawn", async ({
  page,
  login,
}) => {
  await login(page, people.linXiao, '/home')
  await expect(page.getByText('我的权益')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yf_theme'))).toContain('tabs')
  const tabs = await tabsOf(page, 'nav[aria-label="主导航"] button')
  const letThrough = await holdTheApp(page)
  const { asked: requested, came } = collect(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => requested).toEqual(expect.arrayContaining([...files, ...calls]))
  await expect.poll(() => requested.some((name) => name.startsWith('banner-'))).toBe(true)
  await expect.poll(() => tabsOf(page, '.boot-tabs > div')).toEqual(tabs)
  letThrough()
  await expect(page.getByText('我的权益')).toBeVisible()
  expect(await weightOf([...came], files)).toBeLessThanOrEqual(budget)
  // Each was requested once: the app reuses the page's early requests.
  for (const call of calls) expect(requested.filter((name) => name === call)).toHaveLength(1)
  expect(await tabsOf(page, 'nav[aria-label="主导航"] button')).toEqual(tabs)
})

test('the login stays within its size budget', async ({ page }) => {
  const { came } = collect(page)
  await page.goto('/#/login')
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  expect(await weightOf([...came], ['react.js', 'app.js'])).toBeLessThanOrEqual(budget)
})

test('the targets of the home page are prefetched before a tap', async ({ page, login }) => {
  const { asked: requested } = collect(page)
  await login(page, people.linXiao, '/home')
  await expect.poll(() => requested).toContain('claim-records.screen.js')
  // A pop-up over the home page belongs to another journey.
  await page.locator('[data-to="/claimRecords"] button').dispatchEvent('click')
  await expect(page.getByLabel('搜索案件')).toBeVisible()
  expect(requested.filter((name) => name === 'claim-records.screen.js')).toHaveLength(1)
})

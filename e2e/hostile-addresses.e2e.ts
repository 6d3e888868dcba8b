import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { people } from './support/people.ts'

const script = '"><img src=x onerror=alert(1)><svg onload=alert(2)>'
const link = 'javascript:alert(3)'

const addresses = [
  `/login?supply=${script}&redirect=${link}`,
  `/ssoPage?token=${script}&redirect=${link}`,
  `/active_login?id=${script}`,
  `/feedback?thirdPartyId=${script}&type=2`,
  `/imageDisplay?urls=${link},${script}`,
  `/outreach?url=${link}`,
  `/message?tab=${script}`,
  `/examination?who=${script}`,
  `/insurance/detail?id=${script}`,
  `/family/edit?id=${script}`,
  `/faq?keyword=${script}`,
  `/${script}`,
]

/** Resolves when everything that an address requested is loaded and shown: no request and no placeholder is left. */
function watchLoading(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  const end = (request: Request) => underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const waiting = page.getByText(/^加载中/).or(page.getByLabel('加载中'))
  const isStill = async () =>
    underWay.size === 0 && (await page.locator('#root > *').count()) > 0 && (await waiting.count()) === 0
  return () => expect.poll(isStill, { intervals: [50] }).toBe(true)
}

for (const [who, phone] of [
  ['a stranger', null],
  ['a member', people.linXiao],
] as const) {
  test(`never runs script in an address, for ${who}`, async ({ page, login, journeyLog }) => {
    // Such an id or token is refused.
    journeyLog.tolerate(/status of 400 .*onerror/)
    const alarms: string[] = []
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message())
      void dialog.dismiss()
    })
    if (phone) await login(page, phone)
    const whenLoaded = watchLoading(page)
    for (const address of addresses) {
      const [path = '', query = ''] = address.split('?')
      const pairs = query
        .split('&')
        .filter(Boolean)
        .map((pair) => pair.split('=', 1).concat(pair.slice(pair.indexOf('=') + 1)))
      const search = pairs.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')
      await page.goto('about:blank')
      await page.goto(`${origins.app}/#${encodeURI(path)}${search ? `?${search}` : ''}`)
      await whenLoaded()
      expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0)
      expect(page.url().startsWith(origins.app)).toBe(true)
    }
    expect(alarms).toEqual([])
  })
}

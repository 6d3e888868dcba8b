import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { people } from './support/people.ts'
import { openTile } from './support/tiles.ts'

test("announces leaving for a partner's site, and passes a token made for it instead of the session's", async ({
  page,
  login,
  expectAccessible,
}) => {
  const target = `${origins.sandbox}/sites/activity/walk`
  await login(page, people.linXiao, `/outreach?url=${encodeURIComponent(target)}`)
  await expect(page.getByRole('heading', { name: '您即将离开原力星球' })).toBeVisible()
  await expectAccessible(page)
  const session = await page.evaluate(() => localStorage.getItem('yf_token') ?? '')
  await page.getByRole('button', { name: '继续前往' }).click()
  await page.waitForURL((url) => url.origin === origins.sandbox)
  const handed = new URL(page.url()).searchParams.get('token')
  expect(handed).toHaveLength(43)
  expect(handed).not.toBe(session)
  await expect(page.getByRole('heading', { name: '林晓，欢迎您' })).toBeVisible()
  await expect(page.getByText(/已向原力星球核实您的身份/)).toBeVisible()
})

// The screen's own test has more such addresses.
test('never opens javascript:alert(document.domain)', async ({ page, login }) => {
  const address = 'javascript:alert(document.domain)'
  await login(page, people.linXiao, `/outreach?url=${encodeURIComponent(address)}`)
  await expect(page.getByRole('button', { name: '继续前往' })).toHaveCount(0)
  await expect(page.getByText(/无法打开|不在/).first()).toBeVisible()
  expect(page.url().startsWith(origins.app)).toBe(true)
})

test("opens a company's own partner by a signed link", async ({ page, login }) => {
  await login(page, people.zhaoQiang, '/companyCenter')
  await page.getByRole('button', { name: /合作专区/ }).click()
  await page.waitForURL((url) => url.origin === origins.sandbox)
})

test('the token is in no address of the app and in no referrer', async ({ page, login }) => {
  const referrers: string[] = []
  page.on('request', (request) => {
    const referrer = request.headers()['referer']
    if (referrer) referrers.push(referrer)
  })
  await login(page, people.linXiao)
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('yf_token') ?? '')
  expect(token).toHaveLength(43)
  expect(page.url()).not.toContain(token)
  await openTile(page, '健康百科')
  await page.waitForURL((url) => url.origin === origins.sandbox)
  expect(page.url()).not.toContain(token)
  expect(referrers.length).toBeGreaterThan(0)
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([])
})

test('sends page views and taps in batches without blocking', async ({ page, login, journeyLog }) => {
  journeyLog.tolerate(/503 .*memberBehaviorRecord/)
  const reported: unknown[] = []
  await page.route('**/behavior/memberBehaviorRecord/add', (route) => {
    reported.push(...((route.request().postDataJSON() as { events: unknown[] }).events ?? []))
    return route.fulfill({ status: 503 })
  })
  await login(page, people.linXiao)
  await openTile(page, '我的保险')
  await expect(page).toHaveTitle('我的保险')
  await expect.poll(() => JSON.stringify(reported)).toContain('home_king_insurance')
  await expect(page.getByText('系统繁忙')).toHaveCount(0)
})

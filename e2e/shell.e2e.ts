import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test('an address that does not exist has a friendly page with a link home', async ({ page, login }) => {
  await login(page, people.linXiao, '/nowhere')
  await expect(page.getByText('页面不存在')).toBeVisible()
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveTitle('原力星球')
})

test('a wide screen asks to use a phone, with a QR code of the address', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/#/login')
  await expect(page.getByText('为保证用户体验，请在手机端打开并使用')).toBeVisible()
  await expect(page.getByText('原力星球')).toBeVisible()
  // There is no code for localhost, which no phone can open: a code, or the reason why there is none.
  await expect(page.getByRole('img', { name: /二维码/ }).or(page.getByText(/没有连接局域网/))).toBeVisible()
  await expect(page.getByRole('link', { name: '在电脑上预览' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
})

test('a desktop visitor sees the app in a phone frame, and logs in as a demo person by a tap', async ({
  browser,
  baseURL,
}) => {
  const desktop = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  })
  await desktop.goto('/preview')
  const phone = desktop.frameLocator('iframe')
  await expect(phone.getByLabel('手机号', { exact: true })).toBeVisible()
  await expect(desktop.getByRole('heading', { name: '最新验证码' })).toBeVisible()
  await desktop.getByRole('button', { name: /何静/ }).click()
  await expect(phone.getByText('原力健康').first()).toBeVisible()
  await desktop.close()
})

test.describe('on a screen with a pixel ratio of two', () => {
  test.use({ deviceScaleFactor: 2 })

  test('root and body font sizes follow the screen', async ({ page }) => {
    await page.goto('/#/login')
    const sizes = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        getComputedStyle(document.body).fontSize,
      ])
    await expect.poll(sizes).toEqual(['39px', '24px'])
    await page.setViewportSize({ width: 360, height: 640 })
    await expect.poll(sizes).toEqual(['36px', '24px'])
  })
})

test("a reload paints the company's own colours first", async ({ page, login }) => {
  await login(page, people.zhouLan, '/home')
  await expect(page.getByText('海纳制造').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yf_theme'))).toContain('#14788c')
  await page.route('**/API/**', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--button-color').trim(),
  )
  expect(color).toBe('#14788c')
})

test('a company shows its own tabs, all of the same width', async ({ page, login }) => {
  await login(page, people.linXiao)
  const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('button')
  await expect(tabs).toHaveText(['原力星球', '互联网医院', '星河专区', '个人中心'])
  const widths = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width))
  expect(new Set(widths)).toEqual(new Set([390 / 4]))
})

test('elder mode enlarges text and touch targets, and is remembered', async ({ page, login }) => {
  await login(page, people.zhaoQiang, '/setup')
  await page.getByRole('switch', { name: /关怀版/ }).check()
  const size = () =>
    page
      .getByText('手机号', { exact: true })
      .evaluate((label) => parseFloat(getComputedStyle(label).fontSize))
  expect(await size()).toBeGreaterThanOrEqual(18)
  await page.reload()
  await expect(page.getByRole('switch', { name: /关怀版/ })).toBeChecked()
  expect(await size()).toBeGreaterThanOrEqual(18)
})

test('an unreachable server shows an error, and a retry recovers', async ({ page, login, journeyLog }) => {
  journeyLog.tolerate(/ERR_FAILED .*company\/area/)
  await login(page, people.zhouLan, '/userCenter')
  await expect(page.getByText('138****0002')).toBeVisible()
  await page.route('**/company/area/**', (route) => route.abort())
  await page.getByRole('button', { name: '企业专区' }).click()
  await expect(page.getByText('加载失败').first()).toBeVisible()
  await expect(page.getByText('请求超时，请稍后重试').first()).toBeVisible()
  await page.unroute('**/company/area/**')
  await page.getByRole('button', { name: '重新加载' }).first().click()
  await expect(page.getByRole('heading', { name: '企业权益' })).toBeVisible()
})

test('a family member is in family mode', async ({ page, login }) => {
  await login(page, people.chenMo, '/companyCenter')
  await expect(page.getByText('员工家属')).toBeVisible()
})

test('the main screens can be used with a screen reader', async ({ page, login, expectAccessible }) => {
  await login(page, people.heJing)
  for (const [path, title] of [
    ['/home', '原力星球'],
    ['/userCenter', '个人中心'],
    ['/companyCenter', '企业专区'],
    ['/setup', '设置'],
    ['/agreement', '用户协议'],
    ['/privacyPolicy', '隐私政策'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`/#${path}`)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByText('加载中...')).toHaveCount(0)
      await expectAccessible(page)
    })
})

test('the login screens can be used with a screen reader', async ({ page, expectAccessible }) => {
  for (const [path, field] of [
    ['/login', '验证码'],
    ['/password', '密码'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`/#${path}`)
      await expect(page.getByLabel(field, { exact: true })).toBeVisible()
      await expectAccessible(page)
    })
})

test('each main screen has one scroll container from top to bottom', async ({ page, login }) => {
  await login(page, people.linXiao)
  for (const path of ['/home', '/userCenter', '/companyCenter', '/hospital', '/insurance'])
    await test.step(path, async () => {
      await page.goto(`/#${path}`)
      await page.waitForLoadState('networkidle')
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll('body, body *')]
          .filter((box) => box.checkVisibility() && box.scrollHeight > box.clientHeight + 8)
          .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
          .map((box) => box.tagName),
      )
      expect(boxes.filter((tag) => tag !== 'MAIN')).toEqual([])
    })
})

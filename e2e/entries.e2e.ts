import { idOf } from '../apps/server/seeds/ids.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { createNotice } from './support/notices.ts'
import { people } from './support/people.ts'

test('a tapped symptom is preselected on the way to a doctor', async ({ page, login }) => {
  await login(page, people.linXiao, '/hospital')
  await page
    .getByRole('list', { name: /常见症状/ })
    .getByRole('button', { name: '发烧' })
    .click()
  await expect(page).toHaveTitle('去问诊')
  await expect(page.getByRole('button', { name: '发烧' })).toHaveAttribute('aria-pressed', 'true')
})

test("a FUYA package is used on FUYA's own page, which knows the guest and nothing more", async ({
  page,
  login,
}) => {
  await login(page, people.linXiao)
  await page.getByRole('button', { name: /绿通就医卡/ }).click()
  await page.getByRole('button', { name: '去使用' }).click()
  await page.waitForURL((url) => url.pathname === '/fuya/h5')
  await expect(page.getByRole('heading', { name: '林晓，欢迎您' })).toBeVisible()
  expect(decodeURIComponent(page.url())).not.toMatch(/林晓|13800000001|token=/)
})

test('a video plays over the home page, which is unchanged when it is closed', async ({ page, login }) => {
  // Suppresses the activity pop-up over the home page.
  await page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1'))
  await login(page, people.linXiao)
  const strip = page.getByRole('button', { name: /看视频学理赔/ })
  const benefits = page.getByRole('heading', { name: '健康福利' })
  await expect(async () => {
    await benefits.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 3000)
    await expect(strip).toBeVisible({ timeout: 1000 })
  }).toPass()
  await strip.click()
  const video = page.getByRole('dialog', { name: '看视频学理赔' }).locator('video')
  await expect(video).toHaveJSProperty('videoWidth', 480)
  await page.getByRole('button', { name: '关闭视频' }).click()
  await expect(video).toHaveCount(0)
  await expect(page).toHaveTitle('原力星球')
})

test('a tab that the company leaves out leads to its first one', async ({ page, login }) => {
  await login(page, people.linXiao)
  await page.getByRole('button', { name: /切换企业/ }).click()
  await page.getByRole('radio', { name: /星河智造/ }).click()
  await expect(page.getByRole('navigation').getByRole('button')).toHaveText(['原力星球', '个人中心'])
  await page.goto(`${origins.app}/#/companyCenter`)
  await expect(page).toHaveTitle('原力星球')
})

test('reaches sign-in and activities from the home page and a notice, orders by state from the user centre', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1'))
  const season = idOf('promotion', 'points-season')
  await createNotice({
    companyId: idOf('company', 'xinghe-software'),
    accountId: idOf('account', 'chenmo'),
    title: '健康积分季开始了',
    content: '签到即可抽奖。',
    page: `/active?id=${season}`,
  })
  await login(page, people.chenMo)
  const signIn = page.getByRole('button', { name: '签到', exact: true })
  const strip = page.getByRole('button', { name: /健康积分季/ })
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(strip).toBeVisible({ timeout: 1000 })
  }).toPass()
  await signIn.click()
  await expect(page.getByRole('button', { name: '今日已签' })).toBeDisabled()
  await strip.click()
  await expect(page).toHaveURL(new RegExp(`#/active\\?id=${season}`))

  await page.goto('/#/message?tab=2')
  await page.getByRole('article').filter({ hasText: '健康积分季开始了' }).getByRole('button').first().click()
  await expect(page).toHaveURL(new RegExp(`#/active\\?id=${season}`))

  await login(page, people.linXiao, '/userCenter')
  await page.getByRole('button', { name: /待收货/ }).click()
  await expect(page).toHaveURL(/#\/order\?state=3/)
  await expect(page.getByRole('list', { name: '我的订单' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '全部订单' }).click()
  await expect(page).toHaveTitle('我的订单')
})

import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues, people } from './support/people.ts'
import { openTile } from './support/tiles.ts'

test('a member redeems a card and gives it to her husband, who uses it, so she cannot take it back', async ({
  browser,
  page,
  smsCode,
  enter,
  expectAccessible,
}) => {
  // A visitor who is not logged in returns to the card after the login.
  await page.goto('/#/collectCard')
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill(colleagues.tangYining)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(colleagues.tangYining))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '同意并登录' }).click()
  await expect(page).toHaveTitle('领取卡券')
  await page.getByLabel('卡券码').fill('kaquan2222222222')
  await expectAccessible(page)
  await page.getByRole('button', { name: '查看卡券' }).click()
  await expect(page.getByText('超声波洁牙 1 次')).toBeVisible()
  await page.getByRole('button', { name: '立即领取' }).click()
  await expect(page.getByRole('heading', { name: '领取成功' })).toBeVisible()
  await page.getByRole('button', { name: '查看卡片' }).click()
  await expect(page).toHaveTitle('卡片详情')
  await page.getByRole('button', { name: '转赠给家人' }).click()
  await page.getByRole('button', { name: '谢长安（配偶）' }).click()
  await expect(page.getByText('谢长安还没有使用，您可以收回这张卡')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: origins.app })
  const his = await context.newPage()
  await enter(his, colleagues.xieChangan, '/userCenter')
  await openTile(his, '原力卡包')
  await his.getByRole('button', { name: /口腔护理卡/ }).click()
  await his.getByRole('button', { name: '去使用' }).click()
  await expect(his.getByRole('heading', { name: '谢长安，欢迎您' })).toBeVisible()
  await his.getByRole('button', { name: '预约一次' }).click()
  await expect(his.getByText('已预约')).toBeVisible()
  await his.goto('/#/yfCards')
  await expect(his.getByText('待使用的预约')).toBeVisible()
  await his.getByRole('button', { name: /京禾健康 · 旗舰门店/ }).click()
  await expect(his.getByText('已用 1 次，共 2 次')).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: '收回卡片' }).click()
  await page.getByRole('button', { name: '收回', exact: true }).click()
  await expect(page.getByText('谢长安已经使用或预约，不能收回')).toBeVisible()
})

test('a benefit that is about to lapse is on the home page, with one tap to use it', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => localStorage.setItem('yf_elder', '1'))
  await login(page, people.linXiao)
  const lapsing = page.getByRole('heading', { name: '权益即将到期' })
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(lapsing).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: '去使用：肩颈理疗卡' }).click()
  await page.waitForURL((url) => url.pathname === '/jinghe/h5')
})

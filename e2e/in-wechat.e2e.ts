import { agents } from './support/agents.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { play } from './support/partners.ts'
import { colleagues, people } from './support/people.ts'
import { playWechatBridge } from './support/wechat-bridge.ts'

test.use({ userAgent: agents.wechat })

/** The owner of this browser's WeChat, as the sandbox asks once. */
const chooseWechat = (page: import('@playwright/test').Page, nickname: string) =>
  page.getByRole('button', { name: new RegExp(`^${nickname}（`) }).click()

test('a visit goes to WeChat and back to its page, and the code is removed from the address', async ({
  page,
}) => {
  await page.goto('/#/privacyPolicy')
  await expect(page).toHaveURL(/wechat-open\/connect\/oauth2\/authorize/)
  await chooseWechat(page, '路过的人')
  await expect(page).toHaveTitle('隐私政策')
  await expect(page).toHaveURL(`${origins.app}/#/privacyPolicy`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yf_openIdStatus'))).toBe('0')
})

for (const [system, userAgent] of [
  ['Android', agents.wechat],
  ['an iPhone', agents.wechatOnIphone],
] as const)
  test.describe(`on ${system}`, () => {
    test.use({ userAgent })
    test('WeChat accepts the signature of a page that returned from it, at the first attempt', async ({
      page,
    }) => {
      const verdicts = await playWechatBridge(page)
      await page.goto('/#/privacyPolicy')
      await chooseWechat(page, '路过的人')
      await expect(page).toHaveURL(`${origins.app}/#/privacyPolicy`)
      const onReturn = () =>
        verdicts.filter(({ landing }) => landing.includes('code=')).map(({ verdict }) => verdict)
      await expect.poll(onReturn, { message: 'what WeChat says' }).not.toEqual([])
      expect(onReturn()).toEqual(['preVerifyJSAPI:ok'])
    })
  })

test("WeChat's own title bar is the only one", async ({ page }) => {
  await page.goto('/#/login')
  await chooseWechat(page, '路过的人')
  await page.getByRole('link', { name: '《隐私政策》' }).click()
  await expect(page).toHaveTitle('隐私政策')
  const bar = page.getByRole('banner')
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(1)
  // Reached directly, for example by a message, WeChat's back button would leave the app: it shows its own.
  await page.reload()
  await page.evaluate(() => history.replaceState({ index: 0 }, ''))
  await page.reload()
  await bar.getByRole('button', { name: '返回' }).click()
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
})

test('the login screen inside WeChat is always that of the phone code', async ({ page }) => {
  await page.goto('/#/setup')
  await chooseWechat(page, '路过的人')
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fsetup/)
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '微信登录' })).toBeVisible()
})

test('a member binds this WeChat when asked, and is logged in by it from then on', async ({
  page,
  login,
}) => {
  await login(page, people.heJing)
  await chooseWechat(page, '静静')
  const question = page.getByRole('alertdialog', { name: '绑定微信' })
  await expect(question).toContainText('当前微信未绑定账号')
  await question.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(page.getByText('绑定成功')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/#/openIdLogin')
  await expect(page).toHaveTitle('原力星球')
  await expect(page.getByText('原力健康').first()).toBeVisible()
})

test('a WeChat bound to another account is moved only after confirmation', async ({ page, login }) => {
  await login(page, people.zhouLan)
  await chooseWechat(page, '岚')
  await page.getByRole('alertdialog').getByRole('button', { name: '绑定', exact: true }).click()
  await expect(page.getByText('绑定成功')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => sessionStorage.clear())
  await login(page, people.zhaoQiang)
  const question = page.getByRole('alertdialog', { name: '绑定微信' })
  await expect(question).toContainText('当前微信已绑定其他账号')
  await question.getByRole('button', { name: '暂不绑定' }).click()
  // A closing dialog goes back in history, which would cancel a reload.
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('a person unknown to WeChat binds a phone with a code and is logged in', async ({ page, smsCode }) => {
  await page.goto('/#/openIdLogin')
  await chooseWechat(page, '强哥')
  await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible()
  await page.getByLabel('手机号', { exact: true }).fill(colleagues.zhangMingyuan)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(colleagues.zhangMingyuan))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(page).toHaveTitle('原力星球')
  await expect(page.getByText('张明远')).toBeVisible()
})

test('does not trust a code that another person planted in the address', async ({ page }) => {
  await page.goto('/?code=planted&state=planted#/login')
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${origins.app}/#/login`)
  expect(await page.evaluate(() => localStorage.getItem('yf_openIdStatus'))).toBeNull()
})

test('a WeChat outage does not block the app', async ({ page }) => {
  await play('wechat', 'down')
  try {
    await page.goto('/#/privacyPolicy')
    await chooseWechat(page, '路过的人')
    await expect(page).toHaveTitle('隐私政策')
    await expect(page.getByRole('heading', { name: /隐私/ }).first()).toBeVisible()
  } finally {
    await play('wechat', null)
  }
})

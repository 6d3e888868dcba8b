import { expect, test } from './support/journey.ts'
import { password, people } from './support/people.ts'
import { openTile } from './support/tiles.ts'

const colorOf = (page: import('@playwright/test').Page, name: string) =>
  page.evaluate(
    (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
    name,
  )

test('logs in with a password, shows the company, switches to another one and logs out', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('登录')
  await page.getByLabel('手机号', { exact: true }).fill(people.linXiao)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await expect(page).toHaveTitle('原力星球')
  await page.getByRole('button', { name: '关闭活动' }).click()
  await expect(page.getByText('星河软件').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()

  let reloads = 0
  page.on('load', () => reloads++)
  await page.getByRole('button', { name: /切换企业/ }).click()
  await page.getByRole('radio', { name: /星河硬件/ }).click()
  await expect(page.getByRole('button', { name: /星河硬件.*切换企业/ })).toBeVisible()
  expect(reloads).toBe(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /星河硬件.*切换企业/ })).toBeVisible()

  await page.getByRole('button', { name: '个人中心' }).click()
  await openTile(page, '设置')
  await expect(page).toHaveTitle('设置')
  await page.getByRole('button', { name: '退出登录', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录', exact: true }).click()
  await expect(page).toHaveTitle('登录')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  // The device id stays on the phone.
  expect(Object.keys(stored).toSorted()).toEqual(['yf_device', 'yf_token'])
  expect(stored['yf_token']).toBe('anonymous')
})

test('logs in with a code from a text message, after agreeing in the dialog', async ({ page, smsCode }) => {
  await page.goto('/#/login')
  await page.getByLabel('手机号', { exact: true }).fill(people.zhouLan)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(people.zhouLan))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '同意并登录' }).click()
  await expect(page).toHaveTitle('原力星球')
  await expect(page.getByText('海纳制造').first()).toBeVisible()
  await expect.poll(() => colorOf(page, '--button-color')).toBe('#14788c')
})

test('a wrong password shows a message and keeps the input', async ({ page }) => {
  await page.goto('/#/password')
  await page.getByLabel('手机号', { exact: true }).fill('13900001234')
  await page.getByLabel('密码', { exact: true }).fill('not-it')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('手机号或密码不正确')).toBeVisible()
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue('13900001234')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('not-it')
})

test('empty fields show a message under the field', async ({ page }) => {
  await page.goto('/#/password')
  await page.getByLabel('手机号', { exact: true }).fill('1380000')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入11位手机号')).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('请输入密码')
})

test('the agreement can be read before anything is accepted', async ({ page }) => {
  await page.goto('/#/password')
  await page.getByRole('button', { name: '《用户协议》' }).click()
  await expect(page.getByRole('dialog', { name: '用户协议' })).toContainText('原力星球用户协议')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: '《隐私政策》' }).click()
  await expect(page).toHaveTitle('隐私政策')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveTitle('登录')
})

test("a supplier's login has its own colours, and the supplier is remembered", async ({ page }) => {
  await page.goto('/#/login?supply=haina')
  await expect(page.locator('img[src="/art/logo-haina.svg"]')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('yf_supply'))).toBe('haina')
  await page.goto('/#/setup')
  await expect(page).toHaveURL(/#\/password\?.*supply=haina/)
})

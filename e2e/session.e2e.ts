import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { password, people } from './support/people.ts'
import { signIn } from './support/session.ts'

async function logIn(page: import('@playwright/test').Page, phone: string): Promise<void> {
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a person without a session returns to the requested page after login', async ({ page }) => {
  await page.goto('/#/setup')
  await expect(page).toHaveURL(/#\/password\?redirect=%2Fsetup/)
  await logIn(page, people.heJing)
  await expect(page).toHaveTitle('设置')
  await expect(page.getByText('138****0004')).toBeVisible()
})

test('does not follow a redirect to another site', async ({ page }) => {
  await page.goto(`/#/password?redirect=${encodeURIComponent('//evil.example/#/home')}`)
  await logIn(page, people.heJing)
  await expect(page).toHaveURL(`${origins.app}/#/home`)
})

test('a replaced device says so, clears all data and returns after a login', async ({ page, login }) => {
  await login(page, people.heJing, '/companyCenter')
  await expect(page.getByRole('heading', { name: '企业权益' })).toBeVisible()
  await signIn(origins.app, { phone: people.heJing, password })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(/#\/password\?redirect=%2FcompanyCenter/)
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('yf_userInfo'))).toBeNull()
  await logIn(page, people.heJing)
  await expect(page.getByRole('heading', { name: '企业权益' })).toBeVisible()
})

test('a logged-in member is redirected from a login screen', async ({ page, login }) => {
  await login(page, people.chenMo, '/login')
  await expect(page).toHaveTitle('原力星球')
  await expect(page.getByText('星河软件').first()).toBeVisible()
})

test('a logout in one tab logs out the other too', async ({ page, context, login }) => {
  await login(page, people.zhaoQiang, '/userCenter')
  await expect(page.getByText('138****0005')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/setup')
  await other.getByRole('button', { name: '退出登录', exact: true }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '退出登录', exact: true }).click()
  await expect(other).toHaveTitle('登录')
  await expect(page).toHaveTitle('登录')
})

test('a stranger cannot find out which addresses exist', async ({ page }) => {
  await page.goto('/#/nowhere')
  await expect(page).toHaveTitle('登录')
  await expect(page.getByText('页面不存在')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { play } from './support/partners.ts'
import { colleagues, people } from './support/people.ts'
import { tapAgain } from './support/tap-again.ts'

test("one tap logs in the owner of the phone's SIM", async ({ page }) => {
  await page.goto('/#/password')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '一键登录' }).click()
  await page
    .getByRole('dialog', { name: '本机号码一键登录' })
    .getByRole('button', { name: '同意并登录' })
    .click()
  await expect(page.getByText('林晓').first()).toBeVisible()
})

test('a failing one-tap login says so and shows the code form', async ({ page }) => {
  await play('one-tap', 'down')
  try {
    await page.goto('/#/password')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '一键登录' }).click()
    await expect(page.getByText('一键登录失败，请使用验证码登录')).toBeVisible()
    await expect(page.getByLabel('验证码', { exact: true })).toBeVisible()
  } finally {
    await play('one-tap', null)
  }
})

test('an employee on the roster registers through her employer', async ({ page, smsCode }) => {
  const phone = '13711112222'
  await page.goto('/#/password')
  await page.getByRole('link', { name: '注册' }).click()
  await expect(page).toHaveTitle('注册')
  await page.getByLabel('姓名').fill('沈书瑶')
  await page.getByLabel('证件号', { exact: true }).fill('990100199212032280')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(phone))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  // The check digit is wrong: the form says so before sending.
  await expect(page.getByLabel('证件号', { exact: true })).toHaveAccessibleDescription(/有误|不正确/)
  await page.getByLabel('证件号', { exact: true }).fill('990100199212032289')
  await tapAgain(page.getByRole('button', { name: '注册', exact: true }))
  await expect(page).toHaveTitle('原力星球')
  await expect(page.getByText('海纳制造').first()).toBeVisible()
})

test('an employee with a phone unknown to the employer proves his identity by a code to the known one', async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  const phone = '13711119999'
  await page.goto('/#/register')
  await page.getByLabel('姓名').fill('顾一帆')
  await page.getByLabel('证件号', { exact: true }).fill('990100199506181175')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(phone))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('确认是您本人')).toBeVisible()
  await expect(page.getByText(/137\*{4}0001/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode('13711110001'))
  await page.getByRole('button', { name: '验证并注册' }).click()
  await expect(page).toHaveTitle('原力星球')
})

test('a person of another company cannot log in by this portal', async ({ page }) => {
  await enterFromPortal(page, people.zhouLan, /星河员工门户/, '/home')
  await expect(page.getByText(/您不能从该入口登录/)).toBeVisible()
})

async function enterFromPortal(page: Page, phone: string, entrance: RegExp, redirect: string): Promise<void> {
  await page.goto(`${origins.sandbox}/rlj`)
  await page.getByLabel('登录人').selectOption(phone)
  await page.getByLabel('登录后打开').fill(redirect)
  await page.getByRole('button', { name: entrance }).click()
}

test("a link signed by the employer's portal asks for confirmation, opens its target, and keeps no secret in the address", async ({
  page,
  expectAccessible,
}) => {
  await enterFromPortal(page, people.linXiao, /星河员工门户/, '/insurance')
  await expect(page.getByRole('heading', { name: '以林*的身份登录？' })).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
  await expectAccessible(page)
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page).toHaveTitle('我的保险')
  await expect(page).toHaveURL(`${origins.app}/#/insurance`)
  await page.goBack()
  await expect(page).not.toHaveURL(/token=/)
})

test('a link of the doctor partner asks for confirmation, and logs in', async ({ page }) => {
  await enterFromPortal(page, people.chenMo, /锦鲤医生/, '/hospital')
  await expect(page.getByRole('heading', { name: '以陈*的身份登录？' })).toBeVisible()
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page).toHaveTitle('互联网医院')
})

test("a partner that needs a second factor asks for the phone's code", async ({ page, smsCode }) => {
  await enterFromPortal(page, people.zhaoQiang, /人力家/, '/home')
  await expect(page.getByRole('heading', { name: '验证手机号' })).toBeVisible()
  await page.getByLabel('手机号', { exact: true }).fill(people.zhaoQiang)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(people.zhaoQiang))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '验证并登录' }).click()
  await expect(page.getByText('赵强')).toBeVisible()
})

test('a link cannot redirect to another site, and is valid once', async ({ page, browser }) => {
  const query = new URLSearchParams({ to: 'ssoPage', phone: people.linXiao, redirect: '//evil.example/' })
  const issued = await page.request.get(`${origins.sandbox}/rlj/go?${query}`, { maxRedirects: 0 })
  const link = issued.headers()['location'] ?? ''
  expect(link).toContain('/ssoPage')
  await page.goto(link)
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page).toHaveURL(`${origins.app}/#/home`)
  const other = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await other.goto(link)
  await expect(other.getByText(/没有成功/)).toBeVisible()
  await other.close()
})

test("a promotion's link shows the promotion and counts visitors", async ({ page, smsCode }) => {
  await page.goto(`${origins.sandbox}/rlj`)
  await page.getByRole('link', { name: '打开活动登录页' }).click()
  await expect(page).toHaveTitle('活动登录')
  await page.getByLabel('手机号', { exact: true }).fill(colleagues.liRuotong)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await smsCode(colleagues.liRuotong))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /登录/ }).last().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yf_token'))).not.toBe('anonymous')
})

test('a forgotten password is replaced by a code, and the new one works', async ({ page, smsCode }) => {
  await page.goto('/#/password')
  await page.getByRole('button', { name: '忘记密码' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('手机号', { exact: true }).fill(colleagues.liuYiming)
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await sheet.getByLabel('验证码', { exact: true }).fill(await smsCode(colleagues.liuYiming))
  await sheet
    .getByLabel(/新密码/)
    .first()
    .fill('Xinghe#2026')
  await sheet
    .getByRole('button', { name: /重置|确认|设置/ })
    .last()
    .click()
  await expect(sheet).toBeHidden()
  await page.getByLabel('手机号', { exact: true }).fill(colleagues.liuYiming)
  await page.getByLabel('密码', { exact: true }).fill('Xinghe#2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('刘一鸣')).toBeVisible()
})

test('a phone is changed before login, with a code to each', async ({ page, smsCode }) => {
  const next = '13711113333'
  await page.goto('/#/setup/resetPhone')
  await page.getByLabel('原手机号', { exact: true }).fill(colleagues.chenJiayi)
  await page.getByRole('button', { name: '获取验证码' }).first().click()
  await page.getByLabel('原手机验证码', { exact: true }).fill(await smsCode(colleagues.chenJiayi))
  await page.getByLabel('新手机号', { exact: true }).fill(next)
  await page.getByRole('button', { name: '获取验证码' }).last().click()
  await page.getByLabel('新手机验证码', { exact: true }).fill(await smsCode(next))
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page).toHaveTitle('登录')
})

import { joinedByRoster } from '../apps/server/seeds/roster.ts'
import { expect, test } from './support/journey.ts'
import { mailCode } from './support/mail-code.ts'
import { colleagues } from './support/people.ts'

const [owner] = joinedByRoster
const newPhone = '13722220061'

test("a member with a lost phone proves their identity by the employer's mailbox and gets the account on the new phone", async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  await page.goto('/#/login')
  await page.getByLabel('手机号', { exact: true }).fill(colleagues.qinRuoshui)
  await page.getByRole('link', { name: '手机号已停用？' }).click()
  await page.getByLabel('姓名').fill(owner.name)
  await page.getByLabel('证件号码').fill(owner.certificate)
  await page.getByLabel('新手机号').fill(newPhone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('新手机验证码').fill(await smsCode(newPhone))
  await expectAccessible(page)
  await page.getByRole('button', { name: '核实身份' }).click()

  await expect(page.getByText(/验证码已发送至 .*@xinghe\.example/)).toBeVisible()
  await page.getByLabel('邮件验证码').fill(await mailCode(owner.mail))
  await expectAccessible(page)
  await page.getByRole('button', { name: '更换手机号' }).click()

  // The new phone is filled in already.
  await expect(page).toHaveTitle('登录')
  await expect(page.getByRole('textbox', { name: '手机号', exact: true })).toHaveValue(newPhone)
  await expect(page.getByText('手机号已更换，原密码已失效，请用验证码登录')).toBeVisible()
})

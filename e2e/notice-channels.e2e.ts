import { expect, test } from './support/journey.ts'
import { mailCode } from './support/mail-code.ts'
import { people } from './support/people.ts'

test('a member sets the channels for claim notices, and the setting persists', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao, '/setup')
  await page.getByRole('button', { name: /^消息提醒/ }).click()
  const [sms, mail] = [
    page.getByRole('radio', { name: /^仅需我处理或到账时/ }),
    page.getByRole('switch', { name: /^邮件/ }),
  ]
  await expect(page.getByRole('radio', { name: '每一步都通知' })).toBeChecked()
  await sms.click()
  await expect(sms).toBeChecked()
  await mail.click()
  const address = 'linxiao@example.com'
  await page.getByLabel(/^邮箱/).fill(address)
  await page.getByRole('button', { name: '获取验证码' }).click()
  // A mailbox gets no mail before it is verified.
  await page.getByLabel('邮件验证码').fill(await mailCode(address))
  await expectAccessible(page)
  await page.getByRole('button', { name: '确认并开启' }).click()
  await expect(page.getByText('发送到 l***@example.com')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: /^消息提醒/ }).click()
  await expect(mail).toBeChecked()
  await expect(sms).toBeChecked()
})

test('a member estimates the payment of a visit before there is a receipt', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao, '/claimSettlement/applyInfo?edit=1')
  await page.getByRole('button', { name: /^算一算能赔多少/ }).click()
  await page.getByRole('button', { name: /^就诊类型/ }).click()
  await page.getByRole('radio', { name: '门诊' }).last().click()
  await page.getByLabel(/^费用总额/).fill('680')
  await page.getByLabel(/^社保已支付/).fill('180')
  await page.getByRole('button', { name: '算一算', exact: true }).click()
  // Her deductible of this year is used: eighty percent of what social insurance left.
  await expect(page.getByRole('status').filter({ hasText: '400' })).toBeVisible()
  await expect(page.getByText(/还剩 ¥0\.00/)).toBeVisible()
  await expectAccessible(page)
})

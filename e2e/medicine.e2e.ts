import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { consultationCalls } from '@yf/contract/consultation'
import type { UserInfo } from '@yf/contract/identity'
import { idOf } from '../apps/server/seeds/ids.ts'
import { askCode } from './support/ask-code.ts'
import { agreeAndGoOn, choosePicture, start } from './support/asking.ts'
import { does, seen } from './support/doctor.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues, people } from './support/people.ts'
import { keepSession, signIn } from './support/session.ts'

const companyId = idOf('company', 'xinghe-software')

/** Steps outside this journey's subject call the API directly, without screens. */
async function callAs<C extends Call>(user: UserInfo, row: C, body: Input<C>): Promise<Output<C>> {
  const response = await fetch(origins.app + urlOf(row), {
    method: row.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${user.token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { success: boolean; message: string; result: Output<C> }
  if (!answer.success) throw new Error(answer.message)
  return answer.result
}

/** A prescription that the pharmacist has reviewed. */
async function prescribed(user: UserInfo, codes: string, review: 'pass' | 'refuse'): Promise<void> {
  let id = ''
  // One at a time: the end of the previous one arrives by an event.
  await expect(async () => {
    const begun = await callAs(user, consultationCalls.start, {
      companyId,
      familyId: user.baseId,
      labelIds: [],
      words: '拉肚子两天',
      pictureIds: [],
      allergies: ['青霉素'],
      hasConsent: true,
    })
    id = begun.id
  }).toPass()
  await doctorPrescribes(id, codes, review)
}

async function doctorPrescribes(id: string, codes: string, review: 'pass' | 'refuse'): Promise<void> {
  await does(id, 'take')
  await does(id, 'prescribe', { codes, diagnosis: '急性胃肠炎' })
  await expect.poll(async () => (await seen(id))?.prescribed.length).toBe(1)
  const no = (await seen(id))?.prescribed[0]?.prescriptionNo ?? ''
  await does(id, `prescriptions/${no}/${review}`)
  await does(id, 'end')
}

/** Asks a doctor with a picture, who prescribes; ends on the record page. */
async function askWithPicture(page: Page, codes: string): Promise<void> {
  await page.goto('/#/hospital/toConsultation')
  await page.getByRole('button', { name: '青霉素' }).click()
  await agreeAndGoOn(page)
  await page.getByLabel('病情描述').fill('拉肚子两天，拍了检查单')
  await choosePicture(page, '添加图片')
  await expect(page.getByRole('button', { name: '查看第1张图片' })).toBeVisible()
  const id = await start(page)
  await expect.poll(async () => (await seen(id))?.fileNos.length).toBe(1)
  await doctorPrescribes(id, codes, 'pass')
  await page.getByRole('button', { name: '问诊已结束，查看小结' }).click()
  await expect(page.getByText('急性胃肠炎').first()).toBeVisible()
}

const atPharmacy = async (orderId: string, action: string) => {
  const find = async () => {
    const orders = (await (await fetch(`${origins.sandbox}/jinli/pharmacy`)).json()) as { orderNo: string }[]
    return orders.some(({ orderNo }) => orderNo === orderId)
  }
  await expect.poll(find, { message: 'the order comes to the pharmacy' }).toBe(true)
  await fetch(`${origins.sandbox}/jinli/pharmacy/${orderId}/${action}`, { method: 'POST', body: '{}' })
}

const orderIdOf = async (page: Page): Promise<string> => {
  await page.waitForURL(/#\/yf\/order\?id=/)
  return /id=([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

test('a consultation with a picture leads to a prescription, an order, a payment, a delivery, an evaluation and a claim', async ({
  page,
  smsCode,
  expectAccessible,
}) => {
  const phone = colleagues.guanShanyue
  await askCode(phone)
  const user = await signIn(origins.app, { phone, code: await smsCode(phone) })
  await keepSession(page, origins.app, user)
  await askWithPicture(page, 'M004,M002')
  await prescribed(user, 'M001', 'refuse')
  await page.goto('/#/hospital')
  await page.getByRole('button', { name: /处方记录/ }).click()
  // A prescription refused by the pharmacist shows the reason, and cannot be ordered.
  const refused = page.getByRole('article').filter({ hasText: '已驳回' })
  await expect(refused).toContainText('剂量超出常规用量，请医生调整')
  await expect(refused.getByRole('button', { name: '去下单' })).toHaveCount(0)
  await page.getByRole('button', { name: '去下单' }).click()
  const sheet = page.getByRole('dialog', { name: '确认药品订单' })
  await expect(sheet.getByText(/有“青霉素”过敏史，阿莫西林胶囊属于青霉素类/)).toBeVisible()
  await expectAccessible(page)

  // No address yet: it is added on the way, and the order is kept.
  await sheet.getByRole('button', { name: /新增收货地址/ }).click()
  await page.getByLabel('粘贴整段地址').fill('关山月 13900000058 上海市浦东新区张江镇碧波路690号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  await expect(page.getByLabel('详细地址')).toHaveValue('碧波路690号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(sheet.getByText('上海市 浦东新区 张江镇 碧波路690号')).toBeVisible()
  const submit = sheet.getByRole('button', { name: '提交订单并支付' })
  await expect(submit).toBeDisabled()
  await sheet.getByRole('checkbox').check({ force: true })
  await submit.click()

  // At the cashier, and back.
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  const orderId = await orderIdOf(page)
  await expect(page.getByText('待发货').first()).toBeVisible()
  await expectAccessible(page)
  await atPharmacy(orderId, 'send')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '确认收货' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: /物流信息/ }).click()
  await expect(page.getByText('顺丰速运', { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
  await expect(page).toHaveTitle('订单反馈')
  await page.getByRole('radio', { name: '5星 非常满意' }).check({ force: true })
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('感谢您的评价')).toBeVisible()

  // From the delivery to the claim: invoice and record exist already, and nothing is photographed.
  await fetch(`${origins.sandbox}/jinli/pharmacy/${orderId}/invoice`, { method: 'POST', body: '{}' })
  await expect(async () => {
    await page.goto(`/#/yf/order?id=${orderId}`)
    await page.reload()
    await page.getByRole('button', { name: '申请理赔' }).click({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: '我知道了' }).click()
  await expect(page).toHaveTitle('申请信息')
  await expect(page.getByRole('textbox', { name: '就诊医院' })).toHaveValue('锦鲤互联网医院')
  await page.goto('/#/claimSettlement/uploadApply')
  const receipts = page.getByRole('list', { name: '发票信息' })
  await expect(receipts).toContainText('¥40.80')
  await expect(receipts).toContainText('关山月')
  await expect(page.getByRole('button', { name: '查看第1张病历，已识别' })).toBeVisible()
})

test("an order covered by the benefit needs no cashier; a pharmacist's refusal returns the benefit", async ({
  page,
  login,
}) => {
  await login(page, people.linXiao, '/RxRecords')
  const benefit = page.getByText(/¥4\d\d\.\d\d/).first()
  const before = await benefit.textContent()
  await page.getByRole('button', { name: '去下单' }).first().click()
  const sheet = page.getByRole('dialog', { name: '确认药品订单' })
  await sheet.getByRole('button', { name: '提交订单', exact: true }).click()
  const orderId = await orderIdOf(page)
  await expect(page.getByText('药房正在备药，发出后会通知您')).toBeVisible()
  await atPharmacy(orderId, 'refuse')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('已退款').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.goto('/#/RxRecords')
  await expect(benefit).toHaveText(before ?? '')
})

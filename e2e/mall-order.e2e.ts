import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addressCalls } from '@yf/contract/address'
import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { identityCalls } from '@yf/contract/identity'
import { mallCalls } from '@yf/contract/mall'
import { orderCalls } from '@yf/contract/orders'
import { idOf } from '../apps/server/seeds/ids.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues } from './support/people.ts'
import { keepSession, signIn } from './support/session.ts'

/** What is not this journey's own is done as the app does it, without its screens. */
async function tell<C extends Call>(
  headers: Record<string, string>,
  row: C,
  body: Input<C>,
): Promise<Output<C>> {
  const response = await fetch(origins.app + urlOf(row), {
    method: row.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { message: string; result?: Output<C>; data?: Output<C> }
  const result = answer.result ?? answer.data
  if (result === undefined || result === null) throw new Error(answer.message)
  return result
}

/** Two towels, placed and not paid yet. */
async function ordered(page: Page, token: string): Promise<string> {
  const mallToken = await page.evaluate(() => localStorage.getItem('yf_mallToken') ?? '')
  const { id } = await tell({ authorization: `Bearer ${token}` }, addressCalls.save, {
    name: '董思远',
    phone: colleagues.dongSiyuan,
    districtCode: '310115',
    street: '',
    detail: '碧波路690号',
    isDefault: 1,
  })
  const { orderId } = await tell({ token_mall: mallToken }, mallCalls.placeOrder, {
    companyId: idOf('company', 'xinghe-software'),
    variantId: idOf('mallVariant', 'towel/标准装'),
    quantity: 2,
    addressId: id,
    points: 0,
    moneyFen: 9_800,
  })
  return orderId
}

/** The operator hands it to couriers in two parcels. */
async function shipInTwo(page: Page, orderNo: string): Promise<void> {
  await page.getByLabel('手机号或订单号').fill(orderNo)
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('link', { name: orderNo }).click()
  await page.getByLabel('第 1 个包裹的运单号').fill(`SF${orderNo.slice(-10)}A`)
  await page.getByRole('button', { name: '再加一个包裹' }).click()
  await page.getByLabel('第 2 个包裹的运单号').fill(`SF${orderNo.slice(-10)}B`)
  await page.getByRole('button', { name: '发货', exact: true }).click()
  await expect(page.getByText('已发货，会员会收到通知')).toBeVisible()
}

async function answerSale(page: Page, orderNo: string, list: string, deed: string): Promise<void> {
  await page.goto(`/console/#/after-sales?list=${list}`)
  await page.getByRole('link', { name: orderNo }).click()
  await page.getByRole('button', { name: deed, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('已核实，同意')
  await dialog.locator('button[type=submit], .ant-btn-primary').last().click()
  await expect(dialog).toBeHidden()
}

test('what was bought comes in two parcels, one piece goes back, and its money with it', async ({
  page,
  browser,
  smsCode,
  expectAccessible,
}) => {
  const phone = colleagues.dongSiyuan
  await fetch(`${origins.app}${urlOf(identityCalls.sendUserCode)}?phone=${phone}`)
  const user = await signIn(origins.app, { phone, code: await smsCode(phone) })
  await keepSession(page, origins.app, user)
  await page.goto('/#/userCenter')
  await page.getByRole('button', { name: '售后', exact: true }).click()
  await expect(page.getByText('没有售后记录')).toBeVisible()
  const orderId = await ordered(page, user.token)

  // The counter knows it, and it is paid at the cashier.
  await page.goto('/#/userCenter')
  await page.reload()
  await page.getByRole('button', { name: /1单.*待付款/ }).click()
  await page.getByRole('button', { name: /纯棉毛巾|毛巾/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await expect(page.getByText('商家正在备货，发出后会通知您')).toBeVisible()
  const shown = await fetch(`${origins.app}${urlOf(orderCalls.detail)}?orderId=${orderId}`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  const { orderNo } = ((await shown.json()) as { result: { orderNo: string } }).result

  const operator = await atTheConsole(browser, 'operator1')
  await operator.goto('/console/#/orders')
  await shipInTwo(operator, orderNo)
  await leaveTheConsole(operator)

  await page.reload()
  await page.getByRole('button', { name: /物流信息（2 个包裹）/ }).click()
  await page.getByRole('button', { name: /包裹 2/ }).click()
  await expect(page.getByText('顺丰速运', { exact: true })).toBeVisible()
  await page.goBack()
  await page.goBack()

  // One of the two goes back.
  await page.getByRole('button', { name: '申请售后' }).click()
  await page.getByRole('button', { name: /退货退款/ }).click()
  await page.getByRole('button', { name: /减少/ }).click()
  await page.getByRole('button', { name: /原因/ }).click()
  await page.getByRole('radio', { name: '质量问题' }).check({ force: true })
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('客服会在 1 个工作日内处理，请留意消息')).toBeVisible()
  const service = await atTheConsole(browser, 'service1')
  await expect(service.getByRole('menuitem', { name: /售后/ })).toBeVisible()
  await answerSale(service, orderNo, 'asked', '同意，请寄回')

  await page.reload()
  await page.getByRole('button', { name: '填写快递单号' }).click()
  await page.getByRole('button', { name: /快递公司/ }).click()
  await page.getByRole('radio', { name: '中通快递' }).check({ force: true })
  await page.getByLabel('运单号').fill(`ZT${orderNo.slice(-10)}`)
  await page.getByRole('button', { name: '提交运单号' }).click()
  await expect(page.getByText('仓库签收并检查后，会继续处理')).toBeVisible()
  await answerSale(service, orderNo, 'coming', '同意退款')
  await leaveTheConsole(service)

  await expect(async () => {
    await page.reload()
    await expect(page.getByText('售后已完成')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('49.00').first()).toBeVisible()
  await expectAccessible(page)
})

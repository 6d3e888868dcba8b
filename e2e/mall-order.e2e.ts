import type { Browser, Page } from '@playwright/test'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'
import { openTile } from './support/tiles.ts'

/** Two scales, 258 yuan: 20 by their coupon, 50 by points, 188 at the cashier. */
async function buyTwo(page: Page): Promise<void> {
  await page.goto('/#/coupons/receive')
  await page.getByRole('button', { name: '领取满百减二十' }).click()
  await expect(page.getByRole('button', { name: '使用满百减二十' })).toBeVisible()
  await page.goto('/#/home')
  await openTile(page, '福利商城')
  await page
    .getByRole('button', { name: /智能体脂秤/ })
    .first()
    .click()
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '智能体脂秤' })
  await sheet.getByRole('button', { name: /增加/ }).click()
  await expect(sheet.getByText('¥258.00').first()).toBeVisible()
  await expect(sheet.getByText('-¥20.00').first()).toBeVisible()
  await sheet.getByRole('button', { name: '全部使用' }).click()
  await expect(sheet.getByText('用 5,000 积分抵 ¥50.00')).toBeVisible()
  await expect(sheet.getByText('¥188.00', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: '提交订单并支付' }).click()
}

/** The operator ships it in two parcels. */
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

async function answerSale(page: Page, orderNo: string, list: string, action: string): Promise<void> {
  await page.goto(`/console/#/after-sales?list=${list}`)
  await page.getByRole('link', { name: orderNo }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('已核实，同意')
  await dialog.locator('button[type=submit], .ant-btn-primary').last().click()
  await expect(dialog).toBeHidden()
}

/** The invoice covers only the money. */
async function billIt(page: Page): Promise<void> {
  await page.goto('/#/userCenter')
  await openTile(page, '我的发票')
  await page.getByRole('button', { name: '申请开票' }).click()
  await page.getByRole('button', { name: '新增抬头' }).click()
  await page.getByRole('textbox', { name: /姓名|抬头名称/ }).fill('董思远')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('智能体脂秤').click()
  await page.getByRole('textbox', { name: '接收邮箱' }).fill('dong@example.com')
  await page.getByRole('button', { name: '提交申请，共 ¥188.00' }).click()
  await expect(page.getByRole('button', { name: /查看发票/ })).toBeVisible({ timeout: 20_000 })
}

/** One of the two is returned: requested, approved, sent, inspected, refunded. */
async function returnOne(page: Page, browser: Browser, orderNo: string): Promise<void> {
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
}

test('an order paid by coupon, points and money comes in two parcels, is invoiced, and one unit is returned with its part of each', async ({
  page,
  browser,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.dongSiyuan)
  await page.goto('/#/userCenter')
  await page.getByRole('button', { name: '售后', exact: true }).click()
  await expect(page.getByText('没有售后记录')).toBeVisible()
  await buyTwo(page)

  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await page.waitForURL(/#\/welfare\?placed=/)
  await page.getByRole('button', { name: '查看订单' }).click()
  await expect(page.getByText('商家正在备货，发出后会通知您')).toBeVisible()
  await expectAccessible(page)
  const order = page.url()
  const orderNo = /DD\d{16}/.exec(await page.locator('body').innerText())![0]

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
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
  await page.waitForURL(/#\/order\/feedback/)

  await billIt(page)
  const bill = page.url()
  await page.goto(order)
  await returnOne(page, browser, orderNo)
  // Half of 188 yuan and 5,000 points; the coupon stays with the kept unit.
  await expect(page.getByText('94.00').first()).toBeVisible()
  await expect(page.getByText(/2,500 积分|2500 积分|25\.00/).first()).toBeVisible()
  await expectAccessible(page)

  await expect(async () => {
    await page.goto(bill)
    await page.reload()
    await expect(page.getByText(/红字发票 \d+/)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByText('-¥94.00').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/welfare')
  await expect(page.getByText('可抵 ¥25.00')).toBeVisible()
})

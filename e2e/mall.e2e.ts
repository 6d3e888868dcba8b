import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues, people } from './support/people.ts'
import { openTile } from './support/tiles.ts'

test('buys with a coupon, points and money: from the tile to the cashier and back', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.mengChuxia)
  await openTile(page, '福利商城')
  await expect(page.getByText('可抵 ¥50.00')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('距结束')
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /智能体脂秤/ })
    .first()
    .click()
  await expect(page).toHaveURL(/product=/)
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '智能体脂秤' })
  // 129 yuan, 20 of them by the best coupon, 50 by points.
  await expect(sheet.getByText('-¥20.00').first()).toBeVisible()
  await sheet.getByRole('button', { name: '全部使用' }).click()
  await expect(sheet.getByText('用 5,000 积分抵 ¥50.00')).toBeVisible()
  await expect(sheet.getByText('¥59.00', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '提交订单并支付' }).click()

  // At the cashier, and back.
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await page.waitForURL(/#\/welfare\?placed=/)
  await expect(page.getByText('付款成功，等待发货')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '继续逛逛' }).click()
  await expect(page.getByText('可抵 ¥0.00')).toBeVisible()
})

test('a declined payment states its reason and is repeated, and back leads to the order instead of the cashier', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.mengChuxia, '/welfare')
  await page
    .getByRole('button', { name: /智能体脂秤/ })
    .first()
    .click()
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('button', { name: '提交订单并支付' }).click()
  await page.getByRole('button', { name: '支付失败（余额不足）' }).click()
  const declined = page.getByRole('alert').filter({ hasText: '支付未成功：账户余额不足' })
  await expect(declined).toBeVisible()
  await expect(declined).toContainText(/待付 ¥\d+\.\d\d/)
  await expect(declined.getByRole('timer')).toHaveText(/剩余 \d\d:\d\d，超时自动取消/)
  await expectAccessible(page)

  await page.getByRole('button', { name: '查看订单' }).click()
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '支付失败（超出限额）' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '超出付款限额' })).toBeVisible()
  await page.getByRole('button', { name: '重新支付' }).click()
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await expect(page.getByText('商家正在备货，发出后会通知您')).toBeVisible()
  // Every step back is a page of the app.
  await page.goBack()
  await expect(page).toHaveURL(/#\/order(\/|\?)/)
  // While the page moves out, the one below shows the same text.
  await expect(page.getByText('商家正在备货，发出后会通知您').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/welfare\?placed=/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/welfare/)
})

test("a company's external mall is one tap away, and a company that hides the mall shows none of it", async ({
  page,
  login,
}) => {
  await fetch(`${origins.sandbox}/inbox/visit`, { method: 'DELETE' })
  await login(page, people.linXiao, '/welfare')
  await page.getByRole('button', { name: '星河内购商城' }).click()
  await page.waitForURL((url) => url.origin === origins.sandbox && url.pathname.startsWith('/sites/mall'))
  const visits = (await (await fetch(`${origins.sandbox}/inbox/visit?site=mall`)).json()) as object[]
  expect(JSON.stringify(visits)).toContain('林晓')

  await login(page, people.zhouLan, '/userCenter')
  await expect(page.getByRole('button', { name: /我的保险/ })).toBeVisible()
  await expect(page.getByText('福利商城')).toHaveCount(0)
  await login(page, people.zhouLan, '/welfare')
  await expect(page.getByText('贵公司没有开通福利商城').first()).toBeVisible()
})

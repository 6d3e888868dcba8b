import { addDays, shanghaiDay } from '@yf/domain/dates'
import { choose, electronicReceipt, electronicRecord, tapUntil, typeCard } from './support/claims.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'
import { openTile } from './support/tiles.ts'

// An invoice is really read: on a busy machine it may take a while.
test.describe.configure({ timeout: 300_000 })
const whenRead = { timeout: 120_000 }

test('an exam from invoice to payment: read, approved with less, paid by another person, and deducted from the quota', async ({
  page,
  enter,
  browser,
}) => {
  await enter(page, colleagues.xuQingyue, '/userCenter')
  await openTile(page, '体检报销')
  await page.getByRole('button', { name: '去报销' }).click()
  await expect(page.getByText(/剩余 ¥1,500\.00，共 ¥1,500\.00/)).toBeVisible()
  await page.getByRole('textbox', { name: '体检机构' }).fill('北京协和医院')
  await page.getByLabel('体检日期').fill(addDays(shanghaiDay(new Date()), -4))
  await page.getByLabel(/报销金额/).fill('680')
  await page.getByRole('button', { name: '下一步' }).click()
  await typeCard(page, '6222020123456789122')
  await tapUntil(
    page.getByRole('button', { name: '下一步' }),
    page.getByRole('heading', { name: '上传资料' }),
  )
  await expect(page.getByText('请上传体检发票')).toBeVisible()

  await choose(page, '体检发票', [
    await electronicReceipt({ number: '26110000000000000077' }, '许清越', 68_000),
  ])
  await choose(page, '体检报告', [await electronicRecord('许清越', '女')])
  await expect(page.getByRole('button', { name: '查看第1张体检发票，已识别' })).toBeVisible(whenRead)
  await expect(page.getByText('资料齐全，可以提交')).toBeVisible()
  await page.getByRole('button', { name: '提交报销' }).click()
  await expect(page).toHaveTitle('报销详情')
  await expect(page.getByText('审核人员正在核对发票和报告').first()).toBeVisible()
  await expect(page.getByText(/预计 .* 前/).first()).toBeVisible()
  await expect(page.getByText('¥820.00')).toBeVisible()

  const consolePage = await atTheConsole(browser, 'handler1')
  await consolePage.getByRole('menuitem', { name: '体检报销' }).click()
  await consolePage
    .getByRole('row', { name: /许清越/ })
    .getByRole('link')
    .click()
  await expect(consolePage.getByRole('img', { name: /体检发票/ })).toBeVisible()
  await consolePage.locator('footer').getByRole('button', { name: '通过', exact: true }).click()
  const deciding = consolePage.getByRole('dialog')
  await deciding.getByLabel(/核定金额/).fill('600')
  await deciding.getByRole('textbox', { name: /说明/ }).fill('早餐不在报销范围')
  await deciding.getByRole('button', { name: '通过', exact: true }).click()
  await expect(consolePage.getByText('待打款').first()).toBeVisible()
  const examNo = (await consolePage.getByRole('heading', { name: /^TJ/ }).textContent()) ?? ''
  await leaveTheConsole(consolePage)

  const payer = await atTheConsole(browser, 'senior1')
  await payer.goto('/console/#/payments')
  await payer.getByLabel(`选择 ${examNo}`).check()
  await payer.getByRole('button', { name: '生成批次' }).click()
  await payer.getByRole('dialog').getByRole('button', { name: '生成批次' }).click()
  await expect(payer.getByText(/批次 PB\d{8}-\d{4} 已生成/)).toBeVisible()
  await payer.goto('/console/#/payments?tab=batches')
  await payer.getByRole('button', { name: '发送', exact: true }).first().click()
  await payer.getByRole('dialog').getByRole('button', { name: /^打款/ }).click()
  await expect(payer.getByText(/批次 PB\d{8}-\d{4} 已发送/).first()).toBeVisible()
  await leaveTheConsole(payer)

  // The notice leads to it.
  await expect(async () => {
    await page.goto('/#/home')
    await page.goto('/#/message?tab=2')
    await expect(page.getByText('体检报销已到账').first()).toBeVisible({ timeout: 3_000 })
  }).toPass(whenRead)
  await page.getByText('体检报销已到账').first().click()
  await expect(page).toHaveTitle('报销详情')
  await expect(page.getByText('已报销金额')).toBeVisible()
  await expect(page.getByText('¥600.00').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('¥900.00')).toBeVisible()
})

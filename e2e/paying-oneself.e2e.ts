import type { Page } from '@playwright/test'
import { idOf } from '../apps/server/seeds/ids.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { execute } from './support/database.ts'
import { sayNoAllergies } from './support/asking.ts'
import { does, nobodyCame, seen } from './support/doctor.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'

async function describe(page: Page, text: string): Promise<void> {
  await sayNoAllergies(page)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '下一步，描述病情' }).click()
  await page.getByLabel('病情描述').fill(text)
}

const consultationOf = (page: Page) => /consultationRecord\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

/** WeChat's payment page outside WeChat, simulated by the sandbox. */
const payAtCashier = (page: Page) => page.getByRole('button', { name: '确认支付', exact: true }).click()

test('a member without consultations left pays for one; no doctor comes, and the money is refunded', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.songJingxing, '/hospital/toConsultation')
  await describe(page, '嗓子疼三天，有点发热')
  await expect(page.getByText('您自己（没有可用的问诊次数）')).toBeVisible()
  await expect(page.getByText(/费用原路退回；医生接诊后不退/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '支付 ¥49.00 并问诊' }).click()
  await payAtCashier(page)
  await expect(page.getByRole('region', { name: '等待接诊' })).toBeVisible()
  const id = consultationOf(page)
  await expect.poll(() => seen(id), { message: 'paid, it comes to the hospital' }).not.toBeNull()

  await nobodyCame(id)
  await expect(page.getByText(/医生未能接诊，费用将原路退回/).first()).toBeVisible()
  await page.goto('/#/order')
  await page.getByRole('button', { name: /健康服务.*(已退款|售后中)/ }).click()
  await expect(page.getByRole('button', { name: '申请退款' })).toBeHidden()
  await page.getByRole('button', { name: /查看服务/ }).click()
  await expect(page.getByText(/费用将原路退回/).first()).toBeVisible()
  await expectAccessible(page)
})

test('a session is held, paid, listed among the bookings, and cancelled in time for a refund', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.yeZhiqiu, '/eap')
  await page.getByRole('button', { name: /周明哲/ }).click()
  await page.getByRole('group', { name: '日期' }).getByRole('button').nth(3).click()
  await page
    .getByRole('radio', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^预约 / }).click()
  const sheet = page.getByRole('dialog', { name: '确认预约' })
  await expect(sheet.getByText(/之后不能取消，未到场费用不退/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '支付 ¥400.00 并预约' }).click()
  // Not paid immediately: the slot is held, shown as such among all appointments, and paid from the member's own
  // list.
  await expect(page.getByRole('button', { name: '确认支付', exact: true })).toBeVisible()
  await page.goto('/#/appointmentRecords')
  await expect(page.getByText('待付款', { exact: true })).toBeVisible()
  await expect(page.getByText(/^名额保留到 \d\d:\d\d，到时未付款会让给其他人$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '去付款 ¥400.00' }).click()
  const mine = page.getByRole('list', { name: '我的预约' })
  await expect(mine.getByText('待付款', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await mine.getByRole('button', { name: '支付 ¥400.00' }).click()
  await payAtCashier(page)
  await expect(mine.getByText('已预约', { exact: true })).toBeVisible()

  // The list of orders reveals nothing of it to bystanders.
  await page.goto('/#/order')
  await expect(page.getByRole('button', { name: /健康服务.*待使用/ })).toBeVisible()
  await expect(page.getByText(/心理|咨询师/)).toHaveCount(0)
  await page.getByRole('button', { name: /健康服务.*待使用/ }).click()
  await page.getByRole('button', { name: /查看服务/ }).click()
  await mine.getByRole('button', { name: '取消预约' }).click()
  await expect(page.getByRole('alertdialog').getByText(/¥400.00 原路退回/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
  await expect(mine.getByText('已取消', { exact: true })).toBeVisible()
})

const secret = '右侧腰部起了一片皮疹'

test("customer service sees a consultation's state but not its subject, returns the benefit, and the member asks again", async ({
  page,
  enter,
  browser,
}) => {
  const [companyId, accountId] = [idOf('company', 'xinghe-software'), idOf('account', '温雅言')]
  await execute(
    `insert into equity_package (company_id, id, account_id, kind, name, summary, supplier_code, start_time, end_time, status, total, used)
    values ($1, gen_random_uuid(), $2, 'doctor', '在线问诊', '', 'JINLI', now() - interval '1 day', now() + interval '90 days', 1, 1, 0)`,
    [companyId, accountId],
  )
  await enter(page, colleagues.wenYayan, '/hospital/toConsultation')
  await describe(page, secret)
  await page.getByRole('button', { name: '开始问诊' }).click()
  await page.waitForURL(/#\/consultationRecord\/[0-9a-f-]{36}/)
  const id = consultationOf(page)

  const consolePage = await atTheConsole(browser, 'service1')
  await consolePage.goto('/console/#/consultations?list=waiting')
  const waiting = consolePage.getByRole('row', { name: /温\*言/ })
  await expect(waiting).toBeVisible()
  await expect(waiting.getByRole('button', { name: '退回权益' })).toBeHidden()
  await expect(consolePage.getByText(secret.slice(0, 6))).toHaveCount(0)

  // A doctor takes it, writes nothing and ends it.
  await does(id, 'take')
  await does(id, 'end')
  await expect(page.getByText('医生结束了问诊')).toBeVisible()
  await consolePage.goto('/console/#/consultations?list=ended')
  const over = consolePage.getByRole('row', { name: /温\*言/ }).first()
  await over.getByRole('button', { name: '退回权益' }).click()
  const dialog = consolePage.getByRole('dialog')
  await dialog.getByLabel('原因').click()
  await consolePage.getByTitle('医生长时间未回复').click()
  await dialog.getByRole('button', { name: '退回 1 次' }).click()
  await expect(consolePage.getByText('已退回 1 次问诊权益，会员会收到通知')).toBeVisible()
  await over.getByRole('button', { name: '退回权益' }).click()
  await consolePage.getByRole('dialog').getByLabel('原因').click()
  await consolePage.locator('.ant-select-dropdown:visible').getByTitle('服务补偿').click()
  await consolePage.getByRole('dialog').getByRole('button', { name: '退回 1 次' }).click()
  await expect(consolePage.getByRole('dialog').getByText('这次问诊的权益已经退回过')).toBeVisible()
  await expect(consolePage.getByText(secret.slice(0, 6))).toHaveCount(0)
  await leaveTheConsole(consolePage)

  await page.goto('/#/message?tab=2')
  await expect(page.getByText(/医生长时间未回复/)).toBeVisible()
  await page.getByText('权益次数已退回').first().click()
  await page.getByRole('button', { name: '去问诊' }).click()
  await describe(page, '还是想问问这片皮疹')
  await expect(page.getByText('1 / 1 次，本次用 1 次')).toBeVisible()
  await page.getByRole('button', { name: '开始问诊' }).click()
  await expect(page.getByRole('region', { name: '等待接诊' })).toBeVisible()
})

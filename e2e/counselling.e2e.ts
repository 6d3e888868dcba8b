import type { Page } from '@playwright/test'
import { idOf } from '../apps/server/seeds/ids.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { execute } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { colleagues, people } from './support/people.ts'

const name = '顾言安'

/** Staff of the counselling console add a counsellor who sees one person a morning, free of charge. */
async function openCounsellor(consolePage: Page): Promise<void> {
  await consolePage.goto('/console/#/counsellors')
  await consolePage.getByRole('button', { name: '添加咨询师' }).click()
  const adding = consolePage.getByRole('dialog')
  await adding.getByLabel('姓名').fill(name)
  await adding.getByLabel('职称').fill('心理治疗师')
  await adding.getByLabel('擅长领域').click()
  await consolePage.getByTitle('睡眠困扰').click()
  await adding.getByLabel('姓名').click()
  await adding.getByRole('button', { name: '保存' }).click()
  await expect(adding).toBeHidden()
  await consolePage.getByRole('link', { name: `${name}的排班` }).click()
  for (const weekday of ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].entries()) {
    const [at, word] = weekday
    await consolePage.getByRole('button', { name: '添加时段' }).click()
    if (at > 0) {
      await consolePage.getByLabel(`第 ${at + 1} 个时段的星期`).click()
      await consolePage.locator('.ant-select-dropdown:visible').getByTitle(word).click()
    }
    await consolePage.getByLabel(`第 ${at + 1} 个时段的结束时间`).fill('10:00')
  }
  await consolePage.getByRole('button', { name: '保存时段' }).click()
  await expect(consolePage.getByText('每周时段已保存')).toBeVisible()
}

/** The time of the third visible day: late enough to cancel. */
async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('group', { name: '日期' }).getByRole('button').nth(3).click()
  await page.getByRole('radio', { name: /09:00/ }).click()
}

test('adds and books a counsellor; a full time is put on the waitlist, freed, offered and accepted', async ({
  page,
  enter,
  browser,
  expectAccessible,
}) => {
  const consolePage = await atTheConsole(browser, 'counselling1')
  await expect(consolePage.getByRole('heading', { name: '咨询预约' })).toBeVisible()
  await openCounsellor(consolePage)

  await enter(page, colleagues.guQinghe, '/eap')
  await expect(page.getByRole('link', { name: /12356/ })).toBeVisible()
  await page.getByRole('button', { name: '擅长领域：不限' }).click()
  await page.getByRole('radio', { name: '睡眠困扰' }).click()
  await chooseTime(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^预约 / }).click()
  const sheet = page.getByRole('dialog', { name: '确认预约' })
  await expect(sheet.getByText(/开始前 24 小时以上可以取消或改期/)).toBeVisible()
  await sheet.getByLabel(/想先告诉咨询师的话/).fill('最近总是凌晨醒来')
  await sheet.getByRole('button', { name: '确认预约' }).click()
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible()
  await page.getByRole('button', { name: '查看我的预约' }).click()
  await expect(
    page.getByRole('list', { name: '我的预约' }).getByText('已预约', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  await enter(other, colleagues.luZhixing, '/eap')
  await chooseTime(other)
  await other.getByRole('button', { name: /^候补 / }).click()
  await other.getByRole('dialog').getByRole('button', { name: '加入候补' }).click()
  await expect(other.getByText('您排在第一位')).toBeVisible()

  // The console shows masked names, and opens the member's text.
  await consolePage.goto('/console/#/sessions')
  const row = consolePage.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByText('顾*和')).toBeVisible()
  await row.getByRole('button', { name: '查看' }).click()
  await expect(consolePage.getByRole('dialog').getByText('最近总是凌晨醒来')).toBeVisible()
  await consolePage.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await leaveTheConsole(consolePage)

  await page.getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
  await expect(
    page.getByRole('list', { name: '我的预约' }).getByText('已取消', { exact: true }),
  ).toBeVisible()

  // The page receives an offer without a reload.
  await expect(other.getByText('名额已为您保留')).toBeVisible()
  await expect(other.getByText(/^剩余 1[0-5]:\d\d$/)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: '接受并预约' }).click()
  await expect(other.getByText('名额已为您保留')).toBeHidden()
  await other.getByRole('tab', { name: '找咨询师' }).click()
  await expect(other.getByText('已预约', { exact: true })).toBeVisible()
  await context.close()
})

test('a late cancellation is refused with a message, and an appraisal changes the rating', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao, '/eap')
  const cancel = page.getByRole('button', { name: '取消预约' })
  await expect(cancel).toBeVisible()
  // The page stays open until it is too late.
  await execute(
    `update booking set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours'
     where account_id = $1 and state = 2 and kind = 'counselling'`,
    [idOf('account', 'linxiao')],
  )
  await cancel.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
  await expect(page.getByText(/距离开始时间太近，不能取消或改期/)).toBeVisible()
  await expect(page.getByText(/离开始不足 24 小时/)).toBeVisible()
  await expect(cancel).toBeHidden()

  const counsellor = page.getByRole('button', { name: /^苏文静/ })
  await expect(counsellor).toContainText('4.7 分 · 3 条评价')
  await page.getByRole('tab', { name: '我的预约' }).click()
  await page.getByRole('button', { name: '已完成' }).click()
  await page.getByRole('button', { name: /^去评价：与苏文静的咨询/ }).click()
  await page.getByRole('radio', { name: '5星 非常满意' }).click()
  await page.getByRole('button', { name: '很有帮助' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('感谢您的评价')).toBeVisible()
  await page.goto('/#/eap')
  await expect(counsellor).toContainText('4.8 分 · 4 条评价')
})

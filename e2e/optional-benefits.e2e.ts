import type { Page } from '@playwright/test'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'

/** Marks the visit's pop-up as shown, so that none appears during the test. */
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1')))

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

async function choose(page: Page, name: RegExp): Promise<void> {
  await box(page, name).click({ force: true })
  await expect(box(page, name)).toBeChecked()
}

test('from the home page to the selection: two of four are chosen, saved, and in the card pack at once', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.suNianan)
  const card = page.getByRole('region', { name: '待办与提醒' })
  await card.getByRole('button', { name: /^本人自选福利.*还可选 2 项.*去选择/ }).click()
  await expect(page).toHaveTitle('自选福利')
  await expect(page.getByText('4 项里选 2 项')).toBeVisible()
  await choose(page, /洁牙护理/)
  await choose(page, /就医陪诊/)
  await box(page, /肩颈理疗/).click({ force: true })
  await expect(page.getByText('最多选 2 项，请先取消一项')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '确认选择（2/2）' }).click()
  await expect(page.getByText('已选定，可在原力卡包中使用')).toBeVisible()
  await expect(page.getByRole('button', { name: '已选定 2 项' })).toBeVisible()

  await page.getByRole('button', { name: '去卡包使用' }).click()
  await expect(page).toHaveTitle('原力卡包')
  await expect(page.getByRole('button', { name: /洁牙护理/ })).toBeVisible()
  await page.getByRole('button', { name: /就医陪诊/ }).click()
  await expect(page).toHaveTitle('卡片详情')

  // Nothing is left to choose.
  await page.goto('/#/home')
  await expect(page.getByRole('button', { name: /^家人自选福利/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^本人自选福利/ })).toHaveCount(0)
})

/** Open from today on, for everybody of 原力健康. */
async function openOffer(consolePage: Page, title: string): Promise<void> {
  const today = shanghaiDay(new Date())
  await consolePage.goto('/console/#/optionals')
  await consolePage.getByRole('button', { name: '新建自选福利' }).click()
  const making = consolePage.getByRole('dialog')
  await making.getByLabel('企业').click()
  await consolePage.getByTitle('原力健康', { exact: true }).click()
  await making.getByLabel('标题').fill(title)
  const days = { 开始日期: today, 截止日期: addDays(today, 20), 使用截止日期: addDays(today, 200) }
  for (const [label, day] of Object.entries(days)) {
    const field = making.getByLabel(new RegExp(`^${label}`))
    await field.fill(day)
    await field.press('Enter')
  }
  await making.getByLabel('第 1 项名称').fill('春季洁牙')
  await making.getByLabel('第 2 项名称').fill('肩颈放松')
  await making.getByRole('button', { name: '建立' }).click()
  await expect(consolePage.getByText('自选福利已建立，开放时会通知每位员工')).toBeVisible()
}

test('staff open a selection, a notice is sent automatically, and a tap on it leads to choosing', async ({
  page,
  enter,
  browser,
  expectAccessible,
}) => {
  const title = '春季自选福利'
  const consolePage = await atTheConsole(browser, 'operator1')
  await openOffer(consolePage, title)

  await enter(page, colleagues.dengJianing, '/message?tab=2')
  const notice = page.getByRole('article').filter({ hasText: '自选福利可以选择了' })
  await expect(async () => {
    await page.reload()
    await expect(notice).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(notice.getByText(`「${title}」已开放：2 项里选 1 项`)).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button').first().click()
  await expect(page).toHaveTitle('自选福利')
  await choose(page, /肩颈放松/)
  await page.getByRole('button', { name: '确认选择（1/1）' }).click()
  await page.getByRole('button', { name: '去卡包使用' }).click()
  await expect(page.getByRole('button', { name: /肩颈放松/ })).toBeVisible()

  // Once stopped it is on no home page any more, and the choices stay.
  await consolePage.reload()
  await expect(
    consolePage.getByRole('row', { name: new RegExp(title) }).getByText('1', { exact: true }),
  ).toBeVisible()
  await consolePage.getByRole('button', { name: `停止${title}` }).click()
  await consolePage.getByRole('dialog').getByRole('textbox', { name: /^原因/ }).fill('企业调整方案')
  await consolePage.getByRole('dialog').getByRole('button', { name: '停止', exact: true }).click()
  await expect(consolePage.getByText('已停止选择')).toBeVisible()
  await leaveTheConsole(consolePage)
  await page.reload()
  await expect(page.getByRole('button', { name: /肩颈放松/ })).toBeVisible()
})

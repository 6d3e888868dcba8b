import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { colleagues } from './support/people.ts'
import { openTile } from './support/tiles.ts'

/** A week ahead: late enough to change and cancel, and free of demo bookings. */
async function openDay(page: Page): Promise<void> {
  await page.getByRole('group', { name: '日期' }).getByRole('button').nth(6).click()
}

async function chooseService(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '可预约服务' }).click()
  await page.getByRole('button', { name: /洁牙护理/ }).click()
  await openDay(page)
}

const inSheet = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

test('books a service, shows its code, changes and cancels it; the member on the waitlist gets the slot', async ({
  page,
  enter,
  browser,
  expectAccessible,
}) => {
  await enter(page, colleagues.chengYinuo, '/userCenter')
  await openTile(page, '预约记录')
  await expect(page.getByText('还没有预约')).toBeVisible()
  await chooseService(page)
  await page.getByRole('radio', { name: /09:00/ }).click()
  await inSheet(page, /^预约 /)
  await expect(page.getByRole('dialog').getByText(/使用「洁牙护理权益」1 次/)).toBeVisible()
  await inSheet(page, '确认预约')
  await expect(page.getByRole('heading', { name: '预约成功', level: 2 })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '查看预约码' }).click()
  await expect(page.getByRole('img', { name: '预约码的二维码' })).toBeVisible()
  await expect(page.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '改期' }).click()
  await openDay(page)
  await page.getByRole('radio', { name: /10:00/ }).click()
  await inSheet(page, /^改到 /)
  await inSheet(page, '确认改期')
  await expect(page.getByRole('heading', { name: '改期成功' })).toBeVisible()
  await page.getByRole('button', { name: '查看预约码' }).click()

  const context = await browser.newContext()
  const other = await context.newPage()
  await enter(other, colleagues.shaoMingchuan, '/appointmentRecords')
  await chooseService(other)
  await other.getByRole('radio', { name: /10:00 约满/ }).click()
  await inSheet(other, /^候补 /)
  await inSheet(other, '加入候补')
  await expect(other.getByText('您排在第一位')).toBeVisible()

  await page.getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click()
  await expect(page.getByText('您已取消预约')).toBeVisible()

  await other.reload()
  await other.getByRole('button', { name: '接受并预约' }).click()
  await expect(other.getByRole('heading', { name: '预约成功', level: 2 })).toBeVisible()
  await context.close()
})

import type { Locator, Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { expect } from './expect.ts'

/** Types into a search box of the console and takes the row with this title. */
export async function pick(page: Page, box: Locator, typed: string, title: string): Promise<void> {
  await box.click()
  await box.fill(typed)
  await page.getByTitle(title, { exact: true }).click()
}

/** Days of a calendar field, typed as people do who know them. */
export async function typeDays(first: Locator, ...days: readonly string[]): Promise<void> {
  const fields = [first, first.page().locator('.ant-picker-range input').last()]
  for (const [at, day] of days.entries()) {
    await fields[at]!.fill(day)
    await fields[at]!.press('Enter')
  }
}

export async function saveDialog(page: Page, word = '保存'): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

export const openMenu = (page: Page, name: string) =>
  page.getByRole('menuitem', { name: new RegExp(`${name}$`) }).click()

/** A second person approves what waits on the open page. */
export async function approve(page: Page, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: '通过', exact: true }).click()
  await saveDialog(page, '通过')
}

/** A table as a personnel department sends it. */
export async function peopleSheet(rows: readonly (readonly string[])[]) {
  const head = ['姓名', '身份证号', '手机', '所属部门', '入职时间', '关系', '主被保险人证件号']
  const bytes = await writeXlsx({
    sheets: [{ name: '花名册', rows: [head, ...rows].map((row) => [...row]) }],
  })
  return {
    name: '花名册.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  }
}

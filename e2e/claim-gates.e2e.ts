import type { Page } from '@playwright/test'
import { idOf } from '../apps/server/seeds/ids.ts'
import { execute } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { colleagues, people } from './support/people.ts'

/** With the button under the records, which every company has. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: '申请理赔', exact: true }).click()
}

const dialog = (page: Page) => page.getByRole('alertdialog')

test('a company whose channel opens later states the date', async ({ page, login }) => {
  await login(page, people.zhouLan, '/claimRecords')
  await begin(page)
  await expect(dialog(page)).toContainText(/\d{4}年度理赔通道将于\d{1,2}月\d{1,2}日开放，请妥善保管就诊资料/)
  await dialog(page).getByRole('button', { name: '知道了' }).click()
  await expect(page).toHaveTitle('理赔记录')
})

test('a company in arrears says so, and names a contact', async ({ page, login }) => {
  await login(page, people.zhaoQiang, '/claimRecords')
  await begin(page)
  await expect(dialog(page)).toContainText(/保费.*请联系企业/)
})

test('a company that claims elsewhere links there', async ({ page, login }) => {
  await login(page, people.heJing, '/claimRecords')
  await begin(page)
  await expect(page).not.toHaveURL(/claimRecords/)
})

test('a member without a certificate number is sent to the page for adding it', async ({ page, enter }) => {
  await execute('update account set certificate_hash = null, certificate_encrypted = null where id = $1', [
    idOf('account', '郭芷若'),
  ])
  await enter(page, colleagues.guoZhiruo, '/claimRecords')
  await begin(page)
  await expect(dialog(page)).toContainText('证件')
  await dialog(page).getByRole('button', { name: '去完善' }).click()
  await expect(page).toHaveTitle('编辑证件号')
})

test('a policy that has not begun says so before anything is entered', async ({ page, enter }) => {
  await execute(
    'update policy set start_dt = current_date + 20, end_dt = current_date + 385 where account_id = $1',
    [idOf('account', '林志远')],
  )
  await enter(page, colleagues.linZhiyuan, '/claimRecords')
  await begin(page)
  await expect(dialog(page)).toContainText(/保单.*生效/)
  await dialog(page).getByRole('button', { name: '知道了' }).click()
  await expect(page).toHaveTitle('理赔记录')
})

import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'

test('an administrator sets up a group and a company, sees what is missing, and opens it', async ({
  browser,
  expectAccessible,
}) => {
  const page = await atTheConsole(browser, 'admin1')
  await page.getByRole('menuitem', { name: '集团' }).click()
  await page.getByRole('button', { name: '新建集团' }).click()
  await page.getByLabel('集团名称').fill('青禾集团')
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('cell', { name: '青禾集团', exact: true })).toBeVisible()

  await page.getByRole('menuitem', { name: '企业列表' }).click()
  await page.getByRole('button', { name: '新建企业' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('集团').fill('青禾')
  await page.getByTitle('青禾集团').click()
  await dialog.getByLabel('企业名称').fill('青禾农业')
  await dialog.getByLabel('企业简称').fill('青禾之家')
  await dialog.getByLabel('复制自').fill('海纳')
  await page.getByTitle('海纳制造').click()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()

  await expect(page.getByRole('heading', { name: '青禾农业' })).toBeVisible()
  await expect(page.getByText('还有 4 项必须完成')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '去完成福利咨询联系人' }).click()
  await page.getByLabel('部门').fill('人力资源部')
  await page.getByLabel('电话').fill('021-55508800')
  await page.getByRole('button', { name: '保存联系方式' }).click()
  await expect(page.getByText(/联系方式已保存/)).toBeVisible()

  await page.getByRole('menuitem', { name: '企业列表' }).click()
  await page.getByRole('link', { name: '青禾农业' }).click()
  const tabs = page.getByRole('navigation', { name: '企业详情' })
  for (const tab of ['理赔规则', '价格与功能', '渠道与办公应用', '主题']) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(
      page.getByRole('heading', { name: tab === '渠道与办公应用' ? '合作渠道' : tab }),
    ).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: '启用', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(/员工可以注册和登录/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '启用', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await tabs.getByRole('link', { name: '开通清单' }).click()
  // People and a contract come from pages of their own.
  await expect(page.getByText('还有 2 项必须完成')).toBeVisible()
  await leaveTheConsole(page)
})

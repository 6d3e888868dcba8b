import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test("HR changes contacts and a benefit's description, and the phone shows both at once", async ({
  page,
  browser,
  enter,
  expectAccessible,
}) => {
  await enter(page, people.heJing, '/companyCenter')
  await expect(page.getByRole('link', { name: /拨打人力资源部的电话 010-55507700/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /营养餐补.*食堂健康餐窗口/ })).toBeVisible()

  const consolePage = await atTheConsole(browser, 'hr2')
  await consolePage.getByRole('menuitem', { name: '企业资料' }).click()
  await expect(consolePage.getByLabel('企业', { exact: true })).toBeHidden()
  await consolePage.getByLabel('电话').fill('010-5550')
  await expect(consolePage.getByText(/请填写正确的电话/)).toBeVisible()
  await consolePage.getByLabel('电话').fill('010-55507799')
  await consolePage.getByLabel('联系人').fill('沈宁')
  await consolePage.getByRole('button', { name: '保存联系方式' }).click()
  await expect(consolePage.getByText(/联系方式已保存/)).toBeVisible()
  await consolePage.getByRole('button', { name: '编辑营养餐补' }).click()
  await consolePage.getByLabel('服务内容').fill('每餐补贴十五元')
  await consolePage.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await expect(consolePage.getByRole('dialog')).toBeHidden()
  await expectAccessible(consolePage)
  await leaveTheConsole(consolePage)

  await page.reload()
  await expect(page.getByRole('link', { name: /拨打人力资源部的电话 010-55507799/ })).toBeVisible()
  await expect(page.getByText('联系人 沈宁')).toBeVisible()
  await expect(page.getByRole('button', { name: /营养餐补.*每餐补贴十五元/ })).toBeVisible()
  await expectAccessible(page)
})

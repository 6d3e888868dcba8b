import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test('high-value coupons reach their recipients after finance has approved', async ({
  page,
  browser,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao, '/coupons/receive')
  await expect(page.getByText('满百减二十')).toBeVisible()
  await expect(page.getByText('年货节满减券')).toHaveCount(0)

  const finance = await atTheConsole(browser, 'finance2')
  await finance.getByRole('menuitem', { name: '双人审核' }).click()
  const row = finance.getByRole('row', { name: /年货节满减券/ })
  await expect(row).toContainText('¥30,000.00')
  await expectAccessible(finance)
  await row.getByRole('button', { name: '通过' }).click()
  await finance.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(finance.getByText('已通过，即时生效')).toBeVisible()
  await expect(row).toHaveCount(0)
  await leaveTheConsole(finance)

  await page.reload()
  await expect(page.getByText('年货节满减券')).toBeVisible()
})

test('an activity that gives many more points stays unchanged until finance has approved', async ({
  page,
  browser,
  login,
  expectAccessible,
}) => {
  const operator = await atTheConsole(browser, 'operator2')
  await operator.getByRole('menuitem', { name: /活动$/ }).click()
  await operator.getByRole('link', { name: '一份保障的故事' }).click()
  await operator.getByLabel('赠送机会').fill('20')
  await operator.getByLabel('活动名称').fill('一份更大的保障')
  await operator.getByRole('button', { name: '保存' }).click()
  await expect(operator.getByText('已提交，财务审核通过后发布')).toBeVisible()
  await expect(operator.getByRole('row', { name: /一份保障的故事/ })).toContainText('待审核')
  await leaveTheConsole(operator)

  await login(page, people.linXiao, '/active2')
  await expect(page.getByText('一份保障的故事').first()).toBeVisible()

  const finance = await atTheConsole(browser, 'finance2')
  await finance.getByRole('menuitem', { name: '活动审核' }).click()
  const row = finance.getByRole('row', { name: /一份更大的保障/ })
  await expect(row).toContainText('赠送机会：0 次 → 20 次')
  await expectAccessible(finance)
  await row.getByRole('button', { name: '通过' }).click()
  await finance.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(row).toContainText('已发布')
  await leaveTheConsole(finance)

  await page.reload()
  await expect(page.getByText('一份更大的保障').first()).toBeVisible()
})

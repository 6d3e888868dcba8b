import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'
import { tapAgain } from './support/tap-again.ts'

test('adds a parent with a valid ID number, and removes them again', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.zhouLan, '/family/index')
  await page.getByRole('button', { name: '添加家庭成员' }).click()
  await expect(page).toHaveTitle('编辑家庭成员')
  await page.getByText('父母', { exact: true }).click()
  await page.getByLabel('姓名', { exact: true }).fill('周建国')
  await page.getByLabel('证件号码', { exact: true }).fill('990100195803120019')
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await expect(page.getByLabel('证件号码', { exact: true })).toHaveAccessibleDescription(/有误|不正确/)
  await page.getByLabel('证件号码', { exact: true }).fill('990100195803120012')
  await expectAccessible(page)
  await tapAgain(page.getByRole('button', { name: '添加', exact: true }))
  await expect(page).toHaveTitle('家庭成员')
  await expect(page.getByText('周建国')).toBeVisible()
  await expect(page.getByText(/^990\*+0012$/)).toBeVisible()
  await page.getByRole('button', { name: /删除/ }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: /删除/ }).click()
  await expect(page.getByText('周建国')).toHaveCount(0)
})

test('an insured spouse cannot be removed by mistake', async ({ page, login }) => {
  await login(page, people.linXiao, '/family/index')
  const spouse = page.getByRole('listitem').filter({ hasText: '陈默' })
  await spouse.getByRole('button', { name: /删除/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(spouse).toBeVisible()
})

test('shows a script in a nickname as text', async ({ page, login }) => {
  const name = '<img src=x>'
  await login(page, people.chenMo, '/family/editSelf')
  await page.getByLabel('昵称', { exact: true }).fill(name)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await page.goto('/#/userCenter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('binds a certificate number once its check digit matches', async ({ page, login }) => {
  await login(page, people.zhaoQiang, '/setup')
  await page.getByRole('button', { name: /证件号/ }).click()
  await expect(page).toHaveTitle('编辑证件号')
  const field = page.getByLabel(/^证件号/).last()
  await field.fill('990100198001011234')
  await page.getByRole('button', { name: '保存', exact: true }).last().click()
  await expect(field).toHaveAccessibleDescription(/有误|不正确/)
  await field.fill('99010019800101123X')
  // Taps are throttled to one a second (specification §5): the next one may come too soon.
  const save = page.getByRole('button', { name: '保存', exact: true })
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 2_000 })
    await expect(page).toHaveTitle('设置', { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /证件号.*990\*+123X/ })).toBeVisible()
})

test('elder mode enlarges text and touch targets of the main path', async ({ page, login }) => {
  await login(page, people.linXiao, '/setup')
  await page.getByRole('switch', { name: /关怀版/ }).click()
  await page.goto('/#/home')
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()
  const size = await page.getByRole('button', { name: '体检预约', exact: true }).evaluate((tile) => {
    const { height } = tile.getBoundingClientRect()
    return {
      height,
      font: parseFloat(getComputedStyle(tile.querySelector('span:last-child') ?? tile).fontSize),
    }
  })
  expect(size.height).toBeGreaterThanOrEqual(60)
  expect(size.font).toBeGreaterThanOrEqual(18)
})

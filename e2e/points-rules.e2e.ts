import { expect, test } from './support/journey.ts'
import { atTheConsole, leaveTheConsole } from './support/console.ts'
import { origins } from './support/origins.ts'
import { colleagues, people } from './support/people.ts'

test('the sports platform reports steps: first too few, then the task is done and its points arrive', async ({
  page,
  context,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.yuanShuyan)
  await page.goto('/#/vip')
  await expect(page.getByText('今日 0 / 8,000 步')).toBeVisible()

  const platform = await context.newPage()
  const walk = async (steps: number) => {
    await platform.goto(`${origins.sandbox}/steps/controls`)
    await platform.getByLabel('手机号').fill(colleagues.yuanShuyan)
    await platform.getByLabel('步数').fill(String(steps))
    await platform.getByRole('button', { name: '发送步数' }).click()
    await expect(platform.getByText(`${steps} 步`).first()).toBeVisible()
    await page.reload()
  }
  await walk(6800)
  await expect(page.getByText('还差 1,200 步')).toBeVisible()
  await expectAccessible(page)
  await walk(8100)
  await expect(page.getByText('今日 8,100 / 8,000 步')).toBeVisible()
  await expect(page.getByText('今日已完成')).toBeVisible()
  await page.getByRole('tab', { name: '积分明细' }).click()
  await expect(page.getByText('今日步数达标', { exact: true })).toBeVisible()
  // Five, and half as much again by the highest level.
  await expect(page.getByText('+7', { exact: true })).toBeVisible()
})

test("an operator raises points a lot, finance approves, and the company's members read it before it takes effect", async ({
  page,
  browser,
  login,
  expectAccessible,
}) => {
  const operator = await atTheConsole(browser, 'operator2')
  await operator.getByRole('menuitem', { name: '积分规则' }).click()
  await expect(operator.getByText('请先选择企业')).toBeVisible()
  await operator.getByRole('combobox', { name: '企业' }).click()
  await operator.getByTitle('远山物流').click()
  await expect(operator.getByText('没有改过，执行通用规则')).toBeVisible()
  await operator.getByRole('button', { name: '修改规则' }).click()
  const form = operator.getByRole('dialog')
  await form.getByLabel('连续 30 天积分').fill('400')
  await form.getByRole('switch', { name: '启用查看电子保单' }).click()
  await expect(form.getByText(/需财务审核后生效/)).toBeVisible()
  await form.getByLabel('原因').fill('春季健康月')
  await expectAccessible(operator)
  await form.getByRole('button', { name: '提交' }).click()
  await expect(operator.getByText('有一项修改待审核')).toBeVisible()
  await leaveTheConsole(operator)

  const finance = await atTheConsole(browser, 'finance2')
  await finance.getByRole('menuitem', { name: '积分规则' }).click()
  await finance.getByRole('combobox', { name: '企业' }).click()
  await finance.getByTitle('远山物流（待审核）').click()
  await finance.getByRole('button', { name: '通过' }).click()
  await finance.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(finance.getByText('已确认')).toBeVisible()
  await expect(finance.getByText(/^新规则 .* 起生效/)).toBeVisible()
  await expectAccessible(finance)
  await leaveTheConsole(finance)

  await login(page, people.zhaoQiang, '/vip')
  await expect(page.getByText(/起积分规则有调整/)).toBeVisible()
  await expect(page.getByText('连续每满 30 天：100 → 400 积分')).toBeVisible()
  await expect(page.getByText('任务「查看电子保单」停用')).toBeVisible()
  await expect(page.getByRole('button', { name: '去完成：查看电子保单' })).toBeVisible()
  await expectAccessible(page)
})

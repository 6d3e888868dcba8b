import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { colleagues, people } from './support/people.ts'
import { tapAgain } from './support/tap-again.ts'

const dayAgo = (page: Page, days: number) =>
  page.evaluate((ago) => {
    const at = new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000)
    return at.toISOString().slice(0, 10)
  }, days)

async function enterNight(page: Page, ago: number, asleep: string): Promise<void> {
  await page.goto('/#/somnus?view=diary')
  await page.getByLabel('起床的日期').fill(await dayAgo(page, ago))
  await page.getByLabel('上床时间').fill('23:00')
  await page.getByLabel('入睡时间').fill(asleep)
  await page.getByLabel('醒来时间').fill('06:30')
  await page.getByLabel('起床时间').fill('07:00')
  await page.getByRole('radio', { name: '较好' }).check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  // The form closes once it is saved.
  await expect(page.getByLabel('上床时间')).toHaveCount(0)
}

test('a member with insomnia takes the test, starts the 7 days, keeps a diary, sees the chart and downloads the report', async ({
  page,
  enter,
  expectAccessible,
}) => {
  await enter(page, colleagues.fengQihang, '/somnus')
  await expect(page.getByText('完成失眠程度自评后开放')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '开始睡眠自评' }).click()
  await page.getByRole('radio', { name: '明显' }).check()
  await page.getByRole('button', { name: '下一题' }).click()
  await expect(page.getByText('2 / 7')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 / 7')).toBeVisible()
  await page.getByRole('button', { name: '上一题' }).click()
  await expect(page.getByRole('radio', { name: '明显' })).toBeChecked()
  await expectAccessible(page)
  for (const option of ['明显', '明显', '轻微', '不太满意', '有些', '能看出一些', '有些']) {
    await page.getByRole('radio', { name: option, exact: true }).check()
    await page.getByRole('button', { name: /下一题|提交/ }).click()
  }
  await expect(page.getByText('中度失眠')).toBeVisible()
  await expect(page.getByRole('button', { name: '咨询医生' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/#/somnus')
  await page.getByRole('button', { name: '开始7天睡眠体验' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('不提供姓名、手机号和企业')
  await page.getByRole('button', { name: '同意并开始' }).click()
  await expect(page.getByText('课程已开始')).toBeVisible()
  await expect(page.getByText('/ 3 次')).toBeVisible()
  await page.getByRole('button', { name: '去练习：7天睡眠体验' }).click()
  await page.getByRole('button', { name: '完成今天的练习' }).click()
  await expect(page.getByText('已完成 1 天')).toBeVisible()
  await page.goto(`${origins.app}/#/somnus`)
  await expect(page.getByRole('img', { name: '7天睡眠体验已完成1天，共7天' })).toBeVisible()

  for (const [ago, asleep] of [
    [3, '00:30'],
    [2, '00:10'],
    [0, '23:30'],
  ] as const)
    await enterNight(page, ago, asleep)
  await page.goto('/#/somnus')
  const plot = page.getByRole('img', { name: /最近14天的睡眠时长，共3夜/ })
  await expect(plot).toBeVisible()
  expect(await plot.locator('rect').count()).toBe(6)
  await page.getByText('查看每晚数据').click()
  await expect(page.getByRole('row', { name: /23:30～06:30 7小时/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /睡眠报告/ }).click()
  const report = page.getByRole('region', { name: '第1页' })
  await expect(report.locator('canvas')).toBeVisible()
  await expect(report).toContainText('中度失眠')
  await expect(report).toContainText('记录夜数')
})

test('a member half way sees the progress, and why the next courses are locked', async ({ page, login }) => {
  await login(page, people.linXiao, '/somnus')
  await expect(page.getByRole('img', { name: '7天睡眠体验已完成4天，共7天' })).toBeVisible()
  await expect(page.getByText('完成7天睡眠体验后开放')).toBeVisible()
  await page.getByRole('button', { name: /睡眠质量自评/ }).click()
  await page.getByLabel('您通常几点上床准备睡觉？').fill('23:30')
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByRole('button', { name: /通常多久能睡着/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '40分钟' }).click()
  await tapAgain(page.getByRole('button', { name: '下一题' }))
  await expect(page.getByText('3 / 18')).toBeVisible()
})

test('a friend opens the shared link without an account, and her phone reaches the programme once', async ({
  page,
  expectAccessible,
}) => {
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/#/somnus/share?code=AbCdEfGhIjKlMnOp')
    await page.reload()
    await expect(page).toHaveTitle('睡眠分享')
    await page.getByLabel('姓名', { exact: true }).fill('周末')
    await page.getByLabel('手机号', { exact: true }).fill('13722223333')
    await page.getByRole('checkbox').check()
    if (visit === 0) await expectAccessible(page)
    await page.getByRole('button', { name: '我想了解' }).click()
    await expect(page.getByText('课程顾问会在两个工作日内与您联系')).toBeVisible()
  }
  const received = async () =>
    (await (await fetch(`${origins.sandbox}/inbox/sleep?of=13722223333`)).json()) as object[]
  await expect.poll(received).toMatchObject([{ what: '分享', text: '周末，分享码 AbCdEfGhIjKlMnOp' }])
})

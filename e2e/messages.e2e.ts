import type { Locator, Page } from '@playwright/test'
import { idOf } from '../apps/server/seeds/ids.ts'
import { expect, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { people } from './support/people.ts'
import { createNotice } from './support/notices.ts'

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('answers a question in the thread, with the service hours', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.zhouLan, '/message')
  await expect(page.getByText(/工作日 9:00-18:30/)).toBeVisible()
  await page.getByRole('button', { name: '如何在线申请理赔？' }).click()
  await expect(page.getByText('如何在线申请理赔？')).toHaveCount(2)
  await expectAccessible(page)
})

test('reading a notice lowers every counter at once, without a reload', async ({ page, login }) => {
  await login(page, people.linXiao)
  const bell = page.getByRole('button', { name: /消息中心/ })
  await expect(bell).toHaveAccessibleName(/\d+条未读/)
  const before = Number(/(\d+)条未读/.exec((await bell.textContent()) ?? '')?.[1])
  await bell.click()
  await tab(page, /通知/).click()
  await expect(page.getByRole('button', { name: /^未读 ，/ })).toHaveAttribute('aria-pressed', 'true')
  const row = await scrollTo(page, '本年度理赔通道已开放')
  await expect(row.getByRole('time')).toHaveText(/^\d\d-\d\d \d\d:\d\d$/)
  await row.getByRole('button').first().click()
  await page.goto('/#/home')
  await expect(page.getByRole('button', { name: /消息中心/ })).toContainText(`${before - 1}条未读`)
})

test('notices load in pages of ten, to the end of the list', async ({ page, login }) => {
  await login(page, people.linXiao, '/message?tab=2')
  await expect(page.getByRole('button', { name: /^未读 ，/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(page.getByText('没有更多了')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await page.getByRole('article').count()).toBeGreaterThan(10)
})

/** Other journeys create notices of their own, so that this one may be further down. */
async function scrollTo(page: Page, text: string): Promise<Locator> {
  const row = page.getByRole('article').filter({ hasText: text }).first()
  await expect(page.getByRole('article').first()).toBeVisible()
  for (let turn = 0; turn < 6 && (await row.count()) === 0; turn++) {
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(page.getByText('加载中...')).toBeHidden()
  }
  return row
}

const targets = [
  ['年度体检可以预约了', '体检预约'],
  ['您的体检套餐已升级', '体检预约'],
  ['家人体检名额待使用', '体检预约'],
  ['自选福利开始选择', '自选福利'],
  ['可以为家人选择福利方案', '自选福利'],
  ['保单即将到期', '保险详情'],
  ['请评价上次的服务', '满意度评价'],
] as const

test('a notice opens its target', async ({ page, login }) => {
  await login(page, people.linXiao)
  for (const [notice, title] of targets) {
    await test.step(`${notice} → ${title}`, async () => {
      await page.goto('/#/message?tab=2')
      const row = await scrollTo(page, notice)
      await row.getByRole('button').first().click()
      await expect(page).toHaveTitle(title)
    })
  }
})

test('an expired notice says so and stays', async ({ page, login }) => {
  await login(page, people.linXiao, '/message?tab=2')
  const row = await scrollTo(page, '流感疫苗接种登记')
  await row.getByRole('button').first().click()
  await expect(page.getByText('该通知已过期').first()).toBeVisible()
  await expect(page).toHaveTitle('消息中心')
})

test('a new notice reaches an open app, and shows only text and harmless tags', async ({ page, login }) => {
  await login(page, people.zhaoQiang, '/message?tab=2')
  await expect(page.getByRole('article').first()).toBeVisible()
  await createNotice({
    companyId: idOf('company', 'yuanshan'),
    accountId: idOf('account', 'zhaoqiang'),
    title: '<img src=x onerror="document.title=1">新通知',
    page: '',
    content:
      '<b>请查收</b><script>document.title = 2</script><img src=x onerror="document.title = 3"><a href="javascript:alert(1)">看</a>',
  })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const row = page.getByRole('article').filter({ hasText: '请查收' })
  await expect(row).toBeVisible()
  await expect(row.locator('img, script, a')).toHaveCount(0)
  await expect(row).toContainText('<img src=x')
  await expect(page).toHaveTitle('消息中心')
})

test('searches frequent questions', async ({ page, login, expectAccessible }) => {
  await login(page, people.linXiao, '/faq')
  await page.getByLabel('搜索问题').fill('体检')
  await expect(page.getByRole('button', { name: '怎样预约年度体检？' })).toBeVisible()
  await expect(page.getByRole('button', { name: '如何在线申请理赔？' })).toHaveCount(0)
  await expectAccessible(page)
})

test('during service hours the service site opens, otherwise a message can be left', async ({
  page,
  login,
}) => {
  await login(page, people.linXiao, '/message')
  await page.getByRole('button', { name: /联系在线客服|给客服留言/ }).click()
  const left = page.waitForURL((url) => url.origin === origins.sandbox).then(() => 'site')
  const question = page
    .getByRole('dialog', { name: '给客服留言' })
    .waitFor()
    .then(() => 'sheet')
  expect(['site', 'sheet']).toContain(await Promise.race([left, question]))
})

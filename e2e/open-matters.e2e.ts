import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

/** Marks the visit's pop-up as shown, so that none appears during the test. */
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1')))

/** The beginning of the line, and the title of the screen that handles it. */
const leads: readonly (readonly [line: RegExp, title: string])[] = [
  [/^体检报销打款未成功.*去换卡/, '报销详情'],
  [/^理赔需要补充资料.*去补充/, '理赔详情'],
  [/^商品在路上.*看进度/, '订单详情'],
  [/还剩 \d+ 天.*去使用/, '卡片详情'],
]

test('my open items come first, lead to their screens, and back keeps the scroll position', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login(page, people.linXiao)
  const card = page.getByRole('region', { name: '待办与提醒' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  for (const [line, title] of leads)
    await test.step(title, async () => {
      await card.getByRole('button', { name: /^全部/ }).click()
      await page
        .getByRole('dialog', { name: /待办与提醒/ })
        .getByRole('button', { name: line })
        .click()
      await expect(page).toHaveTitle(title)
      await page.goBack()
      await expect(card).toBeVisible()
    })

  // The outgoing page above it is briefly a second one.
  const main = page.getByRole('main').first()
  await main.evaluate((element) => element.scrollTo({ top: 600 }))
  await page.getByRole('button', { name: /心理咨询服务/ }).click()
  await page.getByRole('button', { name: '查看卡片详情' }).click()
  await expect(page).toHaveTitle('卡片详情')
  await page.goBack()
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBeGreaterThan(550)
})

test("a small phone shows the member's first benefit without scrolling", async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await login(page, people.linXiao)
  await expect(page.getByRole('region', { name: '待办与提醒' })).toBeVisible()
  const benefit = await page.getByText('企业补充医疗保险').first().boundingBox()
  const tabs = await page.getByRole('navigation', { name: '主导航' }).boundingBox()
  expect(benefit!.y + benefit!.height).toBeLessThan(tabs!.y)
  expect(await page.evaluate(() => document.querySelector('main')!.scrollWidth)).toBe(360)
})

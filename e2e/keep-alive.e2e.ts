import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test('a kept list comes back with its scroll, filter and rows, without a request; going back past it releases it', async ({
  page,
  login,
}) => {
  await login(page, people.linXiao)
  await page.goto('/gallery-shell.html')
  await page.getByRole('button', { name: '打开列表' }).click()
  await page.getByRole('button', { name: '获得' }).click()
  const rows = page.getByRole('list', { name: '记录' }).getByRole('listitem')
  await expect(rows).not.toHaveCount(0)
  // The page on its way out stands beside it for a moment.
  const scroller = page.locator('main', { has: page.getByRole('list', { name: '记录' }) })
  await expect
    .poll(async () => {
      await scroller.evaluate((main) => main.scrollTo(0, main.scrollHeight))
      return page.getByText('没有更多了').isVisible()
    })
    .toBe(true)
  await scroller.evaluate((main) => main.scrollTo(0, main.scrollHeight))
  const before = await scroller.evaluate((main) => main.scrollTop)
  const count = await rows.count()
  expect(before).toBeGreaterThan(200)

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await rows.last().getByRole('button').click()
  await expect(page.getByRole('heading', { name: '详情' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '保留的列表' })).toBeVisible()
  await expect(page.getByRole('button', { name: '获得' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveCount(count)
  expect(await scroller.evaluate((main) => main.scrollTop)).toBe(before)
  expect(requests.filter((url) => url.includes('/API/'))).toEqual([])

  await page.goBack()
  await page.getByRole('button', { name: '打开列表' }).click()
  await expect(page.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => requests.some((url) => url.includes('/carbon/getUserCarbon'))).toBe(true)
})

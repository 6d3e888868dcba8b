import { idOf } from '../apps/server/seeds/ids.ts'
import { execute } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { colleagues, people } from './support/people.ts'

test('a cached list returns with its scroll position, filter and rows, without a request; going back past it releases it', async ({
  page,
  login,
}) => {
  await login(page, people.linXiao)
  await page.goto('/gallery-shell.html')
  await page.getByRole('button', { name: '打开列表' }).click()
  await page.getByRole('button', { name: '获得' }).click()
  const rows = page.getByRole('list', { name: '记录' }).getByRole('listitem')
  await expect(rows).not.toHaveCount(0)
  // During the transition the outgoing page is still in the document.
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

test('the records keep their filter while a draft, which is less deep, is open', async ({ page, enter }) => {
  // A draft of her own: other journeys submit theirs.
  await enter(page, colleagues.huangYaqin, '/claimSettlement/applyInfo')
  await page.getByRole('radio', { name: /^门诊/ }).click()
  await page.getByRole('textbox', { name: '就诊医院' }).fill('北京第一人民医院')
  await expect(page.getByText('已自动保存')).toBeVisible()
  await page.goto('/#/claimRecords')
  const drafts = page.getByRole('button', { name: '草稿', exact: true })
  await drafts.click()
  await page.getByRole('button', { name: '继续填写' }).click()
  await expect(page).toHaveTitle('申请信息')
  await page.goBack()
  await expect(page).toHaveTitle('理赔记录')
  await expect(drafts).toHaveAttribute('aria-pressed', 'true')
})

test('the declaration stays ticked while the application, which is equally deep, is read', async ({
  page,
  login,
}) => {
  // A draft without a card cannot be signed.
  await execute(
    `update claim_case c set bank_card_id = (
      select b.id from bank_card b where b.account_id = c.account_id and b.removed_at is null limit 1
    ) where id = $1`,
    [idOf('case', 'linxiao/draft')],
  )
  await login(page, people.linXiao, `/sign?caseId=${idOf('case', 'linxiao/draft')}&flow=new`)
  const promise = page.getByRole('checkbox', { name: /本人已阅读并理解/ })
  await promise.check()
  await page.getByRole('button', { name: /查看理赔申请书/ }).click()
  await expect(page).toHaveTitle('查看申请书')
  await page.goBack()
  await expect(page).toHaveTitle('签名')
  await expect(promise).toBeChecked()
})

import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test('without a network the app says so, keeps the person where she is, and goes on when it is back', async ({
  page,
  context,
  login,
}) => {
  // What this phone has not loaded yet cannot be loaded now.
  await page.route(/user-center\.screen/, (route) => route.abort())
  const speaks = page.waitForResponse(/at-hand/)
  await login(page, people.heJing)
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()
  await (await speaks).finished()

  await context.setOffline(true)
  await expect(page.getByText('网络未连接，显示的内容可能不是最新的')).toBeVisible()
  const center = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '个人中心' })
  await center.click()
  await expect(page.getByText('网络未连接，请检查网络后重试')).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()

  await page.unroute(/user-center\.screen/)
  await context.setOffline(false)
  await expect(page.getByText('网络已恢复')).toBeVisible()
  await expect(page.getByText('网络已恢复')).toHaveCount(0)
  await center.click()
  await expect(page).toHaveTitle('个人中心')
})

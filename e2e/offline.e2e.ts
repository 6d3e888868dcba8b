import { expect, test } from './support/journey.ts'
import { people } from './support/people.ts'

test.use({ prefetchesScreens: true })

test('offline the app says so, keeps the page, and continues when the network is back', async ({
  page,
  context,
  login,
  journeyLog,
}) => {
  journeyLog.tolerate(/ERR_BLOCKED_BY_CLIENT|ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  // A pop-up over the idle home page would intercept the taps.
  await page.addInitScript(() => sessionStorage.setItem('yf_popupShown', '1'))
  // By the browser itself: a route of the test runner would also disable the HTTP cache.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  const block = (...urls: string[]) => browser.send('Network.setBlockedURLs', { urls })
  // A chunk that this phone has not loaded yet cannot be loaded now.
  const notLoaded = '*user-center.screen*'
  // The offline bundle loads a moment after the first screen. This one fails just then: a browser remembers that, but
  // it must load when the network returns.
  await block(notLoaded, '*offline-bundle*')
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('offline-bundle'))
  await login(page, people.heJing)
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()
  await missed
  await block(notLoaded)

  const strip = page.getByText('网络未连接，显示的内容可能不是最新的')
  await expect(async () => {
    await context.setOffline(true)
    const isVisible = await strip.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (!isVisible) await context.setOffline(false)
    expect(isVisible).toBe(true)
  }).toPass({ intervals: [2000] })
  const center = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '个人中心' })
  await center.click()
  await expect(page.getByText('网络未连接，请检查网络后重试')).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的权益' })).toBeVisible()

  await block()
  await context.setOffline(false)
  await expect(page.getByText('网络已恢复')).toBeVisible()
  await expect(page.getByText('网络已恢复')).toHaveCount(0)
  await center.click()
  await expect(page).toHaveTitle('个人中心')
})

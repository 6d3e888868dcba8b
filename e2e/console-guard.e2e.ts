import { expect, test } from './support/journey.ts'

test.describe('a journey fails', () => {
  test.fail()

  test('on a warning in the browser console', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => console.warn('each child should have a unique key'))
  })

  test('on an error that no code catches, in a page of its own', async ({ browser }) => {
    const page = await browser.newPage()
    await page.goto('/healthz')
    await Promise.all([
      page.waitForEvent('pageerror'),
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('lost')
        }, 0)
      }),
    ])
  })
})

test('a journey passes with a complaint that it provokes', async ({ page, journeyLog }) => {
  journeyLog.tolerate(/expected here/)
  await page.goto('/healthz')
  await page.evaluate(() => console.error('expected here'))
  await expect(page.locator('body')).toBeVisible()
})

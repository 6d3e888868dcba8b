import { expect, test } from './support/journey.ts'

test('the gallery shows every widget, readable in normal and in elder mode', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: /按钮 Button/ })).toBeVisible()
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(40)
  await page.getByRole('switch', { name: '关怀版' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-elder', '')
})

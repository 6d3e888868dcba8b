import type { Locator } from '@playwright/test'

/**
 * Waits before a repeated tap: the app ignores a second tap within a second (specification §5), and no person is that
 * quick.
 */
export async function tapAgain(button: Locator): Promise<void> {
  await button.page().waitForTimeout(1000)
  await button.click()
}

import type { Locator } from '@playwright/test'

/** What was tapped a moment ago already: the app drops a second tap within a second (specification §5), and no person is as quick. */
export async function tapAgain(button: Locator): Promise<void> {
  await button.page().waitForTimeout(1000)
  await button.click()
}

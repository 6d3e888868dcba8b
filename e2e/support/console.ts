import type { Browser, Page } from '@playwright/test'
import { origins } from './origins.ts'
import { password } from './people.ts'

/** The console on a desktop, with a staff member logged in. */
export async function atTheConsole(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origins.app,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.goto('/console/')
  await page.getByLabel('账号').fill(account)
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  return page
}

export async function leaveTheConsole(page: Page): Promise<void> {
  await page.context().close()
}

/** One action of the bar at the foot of a case, and its confirmation dialog. */
export async function decide(page: Page, action: string, confirmText = action): Promise<void> {
  await page.locator('footer').getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirmText, exact: true }).click()
}

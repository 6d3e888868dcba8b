import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Taps a tile of the home page or of the personal centre, behind 更多 where it is not in the two rows. */
export async function openTile(page: Page, name: string): Promise<void> {
  const tile = page.getByRole('main').getByRole('button', { name, exact: true })
  const more = page.getByRole('main').getByRole('button', { name: '更多', exact: true })
  await expect(tile.or(more).first()).toBeVisible()
  if (await tile.isVisible()) return tile.click()
  await more.click()
  await page.getByRole('dialog', { name: '全部服务' }).getByRole('button', { name, exact: true }).click()
}

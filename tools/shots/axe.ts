import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What somebody who sees or hears badly could not use. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // In one page: it opens another for each frame otherwise, and there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

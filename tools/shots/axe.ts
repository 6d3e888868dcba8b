import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on what is shown. */
export async function findings(page: Page) {
  // In one page: it opens another for each frame otherwise, and there are none. What is right is not told in detail.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  return (await axe.options({ resultTypes: ['violations'], preload: false }).analyze()).violations
}

/** What somebody who sees or hears badly could not use. */
export async function seriousFindings(page: Page): Promise<string[]> {
  return (await findings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

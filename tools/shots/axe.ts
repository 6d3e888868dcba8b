import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All axe findings of the current page. */
export async function findings(page: Page) {
  // In one page: axe otherwise opens another for each frame, and there are none. Passed rules are not listed in
  // detail.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  return (await axe.options({ resultTypes: ['violations'], preload: false }).analyze()).violations
}

/** Findings that block users with impaired sight or hearing. */
export async function seriousFindings(page: Page): Promise<string[]> {
  return (await findings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

import type { SiteName } from '@yf/domain/handoff'
import { say } from '#platform/http/feedback.ts'
import type { SiteTarget } from './hand-off-url.ts'

export type { SiteName } from '@yf/domain/handoff'

/** The first screen offers these ways out and seldom needs them: they load when they are taken. */
async function way() {
  try {
    return await import('./ways-out.ts')
  } catch {
    say('请求超时，请稍后重试')
    return null
  }
}

/** Hands the person over to a partner's site, signed in there. What goes wrong is said; it never rejects. */
export async function openSite(site: SiteName, target: SiteTarget = {}): Promise<void> {
  await (await way())?.openSite(site, target)
}

/** An address that came as data: our own path, a video, or an allowed one outside by way of the leaving notice. */
export function openAddress(address: string | null, title?: string): void {
  void way().then((out) => out?.openAddress(address, title))
}

/** A link that the server had made for this person, at the hospital for one. */
export async function openLink(address: string): Promise<void> {
  await (await way())?.openLink(address)
}

/** The current company's partner (specification §7): the browser goes there, or the message says why not. */
export async function redirectToPartner(): Promise<void> {
  await (await way())?.redirectToPartner()
}

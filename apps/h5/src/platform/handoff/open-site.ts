import type { SiteName } from '@yf/domain/handoff'
import { say } from '#platform/http/feedback.ts'
import type { SiteTarget } from './hand-off-url.ts'

export type { SiteName } from '@yf/domain/handoff'

/** The first screen offers these external links but rarely needs them: they load on demand. */
async function way() {
  try {
    return await import('./external-links.ts')
  } catch {
    say('请求超时，请稍后重试')
    return null
  }
}

/** Opens a partner's site with a login for the member. Errors show a message; it never rejects. */
export async function openSite(site: SiteName, target: SiteTarget = {}): Promise<void> {
  await (await way())?.openSite(site, target)
}

/** Opens an address from data: our own path, a video, or an allowed external one through the leaving notice. */
export function openAddress(address: string | null, title?: string): void {
  void way().then((out) => out?.openAddress(address, title))
}

/** Opens a link that the server created for this member, such as one of the hospital. */
export async function openLink(address: string): Promise<void> {
  await (await way())?.openLink(address)
}

/** The current company's partner (specification §7): opens it, or shows why not. */
export async function redirectToPartner(): Promise<void> {
  await (await way())?.redirectToPartner()
}

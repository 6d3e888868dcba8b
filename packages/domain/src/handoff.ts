/**
 * Specification §1, decisions §3: the external addresses that the product links to, and which of them are our
 * partners' own sites.
 */

export const siteNames = ['mall', 'activity', 'exam', 'assessment', 'encyclopedia', 'service'] as const
export type SiteName = (typeof siteNames)[number]

/** For a name from data. */
export const isSiteName = (name: string): name is SiteName => siteNames.some((one) => one === name)
export type SiteAddresses = Readonly<Record<SiteName, string>>

export interface AllowList {
  /** A partner's own site receives the session; everything below its address is the same site. */
  readonly sites: SiteAddresses
  /** Hosts, with the port where it is not the default, that may be opened and receive no session. */
  readonly hosts: readonly string[]
  /** In development the partners run on localhost, without HTTPS. */
  readonly isDevelopment: boolean
}

/** `site` is null for a host that is only allowed. */
export interface HandOffDestination {
  readonly url: URL
  readonly site: SiteName | null
}

/** Browsers read a backslash as a slash and skip whitespace, so an address that contains either is ambiguous. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0020\u007f\\]/
const absolute = /^https?:\/\/[^/]/i
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

export const isLoopback = (hostname: string): boolean => loopback.test(hostname)

/** The address where it is allowed, otherwise null: exact hosts, no user name, HTTPS outside development. */
export function destinationOf(address: unknown, allowed: AllowList): HandOffDestination | null {
  const url = readAddress(address)
  if (!url || url.username || url.password) return null
  const mayBePlain = allowed.isDevelopment && isLoopback(url.hostname)
  if (url.protocol !== 'https:' && !mayBePlain) return null
  const site = siteNames.find((name) => isBelow(url, allowed.sites[name])) ?? null
  return site || allowed.hosts.includes(url.host) ? { url, site } : null
}

function readAddress(address: unknown): URL | null {
  if (typeof address !== 'string' || address.length > 2000) return null
  if (forbidden.test(address) || !absolute.test(address)) return null
  try {
    return new URL(address)
  } catch {
    return null
  }
}

function isBelow(url: URL, base: string): boolean {
  const root = readAddress(base)
  if (!root || root.origin !== url.origin) return false
  const folder = root.pathname.replace(/\/$/, '')
  return url.pathname === folder || url.pathname.startsWith(`${folder}/`)
}

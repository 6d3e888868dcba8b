import type { MallLogin } from '@yf/contract/handoff'
import { destinationOf, type AllowList, type SiteName } from '@yf/domain/handoff'

export interface SiteTarget {
  /** Below the site's own address. */
  path?: string
  query?: Record<string, string>
}

/** The member data that a partner's site receives. */
export interface SessionData {
  baseId: string
  /** The token of the link again, under the name that some sites expect. */
  tpToken: string
  name: string
  /** Masked. */
  mobile: string
  openId: string | null
  isFamily: number
  groupCompanyId: string
  companyName: string
  supply: string | null
}

export interface HandOff {
  /** Valid for one site: the site asks the server whom it identifies, and it grants no access. */
  token: string
  companyId: string
  data: SessionData
  /** Only for the mall: the member's mall login. */
  mall?: MallLogin | null
}

/** The address of a path in a site; null if the path would leave it. */
export function siteAddress(site: SiteName, { path = '', query = {} }: SiteTarget, allowed: AllowList) {
  const base = allowed.sites[site].replace(/\/$/, '')
  const below = path === '' || path.startsWith('/') || path.startsWith('?') ? path : `/${path}`
  const found = destinationOf(base + below, allowed)
  if (found?.site !== site) return null
  for (const [name, value] of Object.entries(query)) found.url.searchParams.set(name, value)
  return found.url.href
}

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const ours = ['token', 'companyId', 'data', 'mallToken']

/**
 * An allowed address, with the session data for a partner's site and without for others. Null for everything else.
 * Parameters of the address under our names are replaced, so that a foreign token cannot be planted.
 */
export function handOffUrl(
  address: unknown,
  session: HandOff | null,
  allowed: AllowList,
): { url: string; site: SiteName | null } | null {
  const found = destinationOf(address, allowed)
  if (!found) return null
  const { url, site } = found
  if (!site) return { url: url.href, site }
  for (const name of ours) url.searchParams.delete(name)
  if (!session) return { url: url.href, site }
  const { token, companyId, data, mall } = session
  url.searchParams.set('token', token)
  url.searchParams.set('companyId', companyId)
  const inMall = site === 'mall' && mall
  // The mall's own token opens our orders and coupons: an external mall gets the same token as any other site, under
  // this name too.
  if (inMall) url.searchParams.set('mallToken', token)
  const whole = inMall ? { ...data, mallStorage: mall.storage } : data
  url.searchParams.set('data', base64url(JSON.stringify(whole)))
  return { url: url.href, site }
}

import type { MallLogin } from '@yf/contract/handoff'
import { destinationOf, type AllowList, type SiteName } from '@yf/domain/handoff'

export interface SiteTarget {
  /** Below the site's own address. */
  path?: string
  query?: Record<string, string>
}

/** What a partner's site needs to know of the person who arrives. */
export interface SessionData {
  baseId: string
  /** The token of the link once more, under the name that some sites look for. */
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
  /** Made for one site: the site asks the server who came with it, and it opens nothing. */
  token: string
  companyId: string
  data: SessionData
  /** For the mall alone: who the person is there. */
  mall?: MallLogin | null
}

/** The address of a place in a site; null where the path would lead out of it. */
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
 * An allowed address with the session in it where it is a partner's own site, and bare where it is merely allowed.
 * Null for everything else. What the address itself says under our names is replaced: nobody plants another's token.
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
  // The mall's own token opens orders and coupons of ours: an outside mall gets what every site gets, under that name too.
  if (inMall) url.searchParams.set('mallToken', token)
  const whole = inMall ? { ...data, mallStorage: mall.storage } : data
  url.searchParams.set('data', base64url(JSON.stringify(whole)))
  return { url: url.href, site }
}

/** China Life's entry without a login: a token for one person, and a page that accepts it in a signed link. */
export const chinaLifePaths = { tokens: '/open/v1/no-login-tokens' } as const

export const chinaLifeBranches = ['SZ', 'SH'] as const
export type ChinaLifeBranch = (typeof chinaLifeBranches)[number]

/** All text, because `sign` (see `partner-link.ts`) covers the fields by name. */
export type ChinaLifeTokenRequest = {
  channel: string
  branch: string
  name: string
  certType: string
  certNo: string
  mobile: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
}

export const chinaLifeCodes = {
  ok: '0000',
  badSign: '1001',
  stale: '1002',
  badBranch: '1003',
  notInsured: '2001',
  busy: '9999',
} as const

export interface ChinaLifeAnswer {
  readonly resultCode: string
  readonly resultMsg: string
  readonly token?: string
  readonly expiresIn?: number
}

/** The page's query besides its `sign`: nothing about the person. */
export type ChinaLifeLink = {
  channel: string
  token: string
  /** Seconds since 1970. */
  timestamp: string
}

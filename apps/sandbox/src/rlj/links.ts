import { randomUUID } from 'node:crypto'
import { signParams, type PartnerLink } from '@yf/partner-contract/partner-link'
import { signPartnerToken, tokenAudience } from '@yf/partner-contract/partner-sso'
import type { Tokens } from '../one-tap/tokens.ts'

/** The secret that the product shares with each channel that the sandbox simulates. */
export const channelSecret = (channel: string) => `sandbox-${channel}-secret`

export interface Employee {
  readonly uid: string
  readonly phone: string
}

/** The partner's own id of a person: the same phone is the same person. */
export const uidOf = (phone: string) => `rlj-${phone.slice(-4)}-${phone.slice(3, 7)}`

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Links into the app, as each partner builds them; `redirect` is the page to open. */
export const linksInto = {
  jlLogin: (phone: string, now: Date): Record<string, string> => {
    const link: PartnerLink = {
      channel: 'jinli',
      phone,
      timestamp: String(seconds(now)),
      nonce: randomUUID(),
    }
    return { ...link, sign: signParams(link, channelSecret('jinli')) }
  },
  ssoPage: (phone: string, now: Date): Record<string, string> => {
    const iat = seconds(now)
    const claims = { iss: 'xinghe-portal', aud: tokenAudience, phone, iat, exp: iat + 240, jti: randomUUID() }
    return { token: signPartnerToken(claims, channelSecret('xinghe-portal')) }
  },
  ssoRljPage: (phone: string, _now: Date, tickets: Tokens<Employee>): Record<string, string> => {
    const uid = uidOf(phone)
    const ticket = tickets.issue({ uid, phone })
    return { ticket, uid, sign: signParams({ channel: 'rlj', ticket, uid }, channelSecret('rlj')) }
  },
} as const

export type PortalScreen = keyof typeof linksInto
export const isScreen = (name: string): name is PortalScreen => Object.hasOwn(linksInto, name)

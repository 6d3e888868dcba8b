import type { WechatError } from '@yf/partner-contract/wechat'
import { createMemory } from './memory.ts'

export const lifeSeconds = 7200
/** This long before its expiry a stable token gets a successor, and both are valid during the overlap. */
const overlapMs = 5 * 60_000

interface AppToken {
  readonly appId: string
  readonly kind: 'stable' | 'plain'
  readonly until: number
  /** Issued during the scenario in which tokens expire early: only tokens issued before it are refused. */
  readonly isReplacement: boolean
}

interface IssuedToken {
  readonly value: string
  readonly seconds: number
}

/** An official account's credentials: its access tokens and its JS-SDK tickets. */
export function createLending(now: () => Date) {
  const tokens = createMemory<AppToken>(96)
  const tickets = createMemory<{ appId: string; until: number }>(64)
  const left = (until: number) => Math.floor((until - now().getTime()) / 1000)
  const until = () => now().getTime() + lifeSeconds * 1000

  const ticketOf = (appId: string) =>
    tickets.find((ticket) => ticket.appId === appId && ticket.until > now().getTime())

  const lend = (token: AppToken): IssuedToken => ({ value: tokens.add(token), seconds: left(token.until) })

  return {
    stableToken(appId: string, options: { isForced: boolean; expireEarly: boolean }): IssuedToken {
      const current = tokens.find(
        (token) =>
          token.appId === appId &&
          token.kind === 'stable' &&
          token.until - overlapMs > now().getTime() &&
          (token.isReplacement || !options.expireEarly),
      )
      if (current && !options.isForced) return { value: current[0], seconds: left(current[1].until) }
      if (current) tokens.remove(current[0])
      return lend({ appId, kind: 'stable', until: until(), isReplacement: options.expireEarly })
    },
    /** Each token invalidates the previous one, as in the older interface. */
    plainToken(appId: string): IssuedToken {
      const before = tokens.find((token) => token.appId === appId && token.kind === 'plain')
      if (before) tokens.remove(before[0])
      return lend({ appId, kind: 'plain', until: until(), isReplacement: true })
    },
    ownerOf: (token: string | undefined): string => tokens.get(token ?? '')?.appId ?? '',
    appOf(token: string | undefined, expireEarly: boolean): { appId: string } | { error: WechatError } {
      if (!token) return { error: 'tokenMissing' }
      const current = tokens.get(token)
      if (!current) return { error: 'invalidCredential' }
      if (current.until <= now().getTime() || (expireEarly && !current.isReplacement))
        return { error: 'tokenExpired' }
      return { appId: current.appId }
    },
    /** The ticket with which a page of this account can be signed now. */
    currentTicket: (appId: string): string | undefined => ticketOf(appId)?.[0],
    ticket(appId: string): IssuedToken {
      const current = ticketOf(appId)
      if (current) return { value: current[0], seconds: left(current[1].until) }
      const ends = until()
      return { value: tickets.add({ appId, until: ends }), seconds: left(ends) }
    },
  }
}

export type TokenIssuer = ReturnType<typeof createLending>

import { randomUUID } from 'node:crypto'
import { signParams } from '@yf/partner-contract/partner-link'
import {
  redeemCodes,
  redeemPath,
  type RedeemAnswer,
  type RedeemRequest,
} from '@yf/partner-contract/partner-sso'
import type { Settings } from '#platform/settings.ts'
import type { PartnerSsoPort, RedeemOutcome, Ticket } from './port.ts'

/** Nothing here is logged: the ticket opens an account, and the answer holds a phone. */
export function partnerSsoOverHttp(
  { baseUrl }: Settings['partnerSso'],
  { timeLimitMs = 5000 } = {},
): PartnerSsoPort {
  return {
    async redeem(ticket) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        const response = await fetch(baseUrl + redeemPath, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(requestOf(ticket)),
          signal,
          redirect: 'error',
        })
        return outcomeOf(response.status, await response.text())
      } catch {
        return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
      }
    },
  }
}

function requestOf({ channel, ticket, secret }: Ticket): RedeemRequest {
  // The partner compares this with its own clock, so it is the machine's time even where ours is moved.
  const timestamp = String(Math.floor(Date.now() / 1000))
  const request = { channel, ticket, timestamp, nonce: randomUUID() }
  return { ...request, sign: signParams(request, secret) }
}

const phoneShape = /^1[3-9]\d{9}$/

function outcomeOf(status: number, text: string): RedeemOutcome {
  const { code, data } = readAnswer(text)
  if (status !== 200 || typeof code !== 'string') return { kind: 'unavailable', reason: 'troubled' }
  if (code !== redeemCodes.ok) return { kind: 'refused', partnerCode: code }
  if (typeof data?.uid !== 'string' || typeof data.mobile !== 'string' || !phoneShape.test(data.mobile))
    return { kind: 'unavailable', reason: 'troubled' }
  return { kind: 'person', uid: data.uid, phone: data.mobile }
}

function readAnswer(text: string): Partial<RedeemAnswer> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

import { randomUUID } from 'node:crypto'
import { signParams } from '@yf/partner-contract/partner-link'
import {
  redeemCodes,
  redeemPath,
  type RedeemAnswer,
  type RedeemRequest,
} from '@yf/partner-contract/partner-sso'
import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { PartnerSsoPort, RedeemOutcome, SsoTicket } from './port.ts'

export function partnerSsoOverHttp(
  { baseUrl }: Settings['partnerSso'],
  options: LineOptions = {},
): PartnerSsoPort {
  const line = partnerLine({ partner: 'partnerSso', timeLimitMs: 5000, ...options })
  return {
    async redeem(ticket) {
      const request = () => ({ url: baseUrl + redeemPath, body: asJson(requestOf(ticket)) })
      const outcome = await line.ask({ operation: 'redeem', request, judge })
      return outcome.kind === 'answered' ? { kind: 'person', ...outcome.answer } : outcome
    },
  }
}

function requestOf({ channel, ticket, secret }: SsoTicket): RedeemRequest {
  // The partner compares this with its own clock, so it is machine time even when our clock is shifted.
  const timestamp = String(Math.floor(Date.now() / 1000))
  const request = { channel, ticket, timestamp, nonce: randomUUID() }
  return { ...request, sign: signParams(request, secret) }
}

const phoneShape = /^1[3-9]\d{9}$/

type SsoPerson = Omit<Extract<RedeemOutcome, { kind: 'person' }>, 'kind'>
type SsoRefusal = Extract<RedeemOutcome, { kind: 'refused' }>

function judge(reply: PartnerHttpReply): PartnerAnswer<SsoPerson, SsoRefusal> {
  const { code, data } = jsonOf<RedeemAnswer>(reply) ?? {}
  if (reply.status !== 200 || typeof code !== 'string') return troubled
  if (code !== redeemCodes.ok) return { kind: 'refused', partnerCode: code }
  if (typeof data?.uid !== 'string' || typeof data.mobile !== 'string' || !phoneShape.test(data.mobile))
    return troubled
  return answered({ uid: data.uid, phone: data.mobile })
}

import { randomUUID } from 'node:crypto'
import {
  getAuthToken,
  getPhoneWithToken,
  oneTapErrors,
  oneTapVersion,
  type GetAuthTokenAnswer,
  type GetPhoneWithTokenAnswer,
  type OneTapError,
} from '@yf/partner-contract/aliyun-one-tap'
import { gatewayErrors, type GatewayError } from '@yf/partner-contract/aliyun-sms'
import type { Acs3Gate, SignedCall } from '../aliyun/acs3-gate.ts'
import type { Received } from '../frame/inbox.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { createTokens, type Tokens } from './tokens.ts'

export interface OneTap extends Received {
  readonly phone: string
  readonly what: string
  readonly outcome: string
}

export interface Desk {
  readonly access: Tokens<{ origin: string }>
  readonly phones: Tokens<string>
}

/** Lifetimes as documented by the provider: ten minutes for a page, two for the shortest of the carriers. */
export const openDesk = (now: () => Date): Desk => ({
  access: createTokens('access-', 600, now),
  phones: createTokens('sp-', 120, now),
})

export interface DeskAnswer {
  http: number
  body: GetAuthTokenAnswer & GetPhoneWithTokenAnswer
}

/** Handles one call of the server, from the gateway's checks to the answer. */
export function decide(
  call: SignedCall,
  gate: Acs3Gate,
  desk: Desk,
  ctx: PartnerContext<OneTap>,
): DeskAnswer {
  const scenario = ctx.scenario(ctx.settings.simPhone)
  const refusal = gate.refusal(call)
  if (refusal) return atTheDoor(refusal)
  if (call.headers['x-acs-version'] !== oneTapVersion) return atTheDoor('InvalidAction.NotFound')
  switch (call.headers['x-acs-action']) {
    case getAuthToken:
      return authorise(call.query, scenario, desk)
    case getPhoneWithToken:
      return tellPhone(call.query, scenario, desk)
    default:
      return atTheDoor('InvalidAction.NotFound')
  }
}

function authorise(query: Record<string, string>, scenario: string, desk: Desk): DeskAnswer {
  const { Url: url = '', Origin: origin = '', BizType: kind } = query
  if (scenario === 'unpaid') return refused('isv.OUT_OF_SERVICE')
  const isPage = URL.canParse(url) && new URL(url).origin === origin && url === `${origin}/`
  if (!isPage || kind !== '1') return refused('isv.INVALID_PARAMETERS')
  return accepted({
    TokenInfo: { AccessToken: desk.access.issue({ origin }), JwtToken: `jwt-${randomUUID()}` },
  })
}

function tellPhone(
  { SpToken: token = '' }: Record<string, string>,
  scenario: string,
  desk: Desk,
): DeskAnswer {
  const phone = desk.phones.take(token)
  if (phone === null || scenario === 'refuses') return refused('isv.TOKEN_INVALID')
  // Without quotation marks, as in the provider's own example.
  return accepted({ Data: { Mobile: Number(phone) } })
}

const requestId = () => randomUUID().toUpperCase()

const accepted = (rest: Partial<DeskAnswer['body']>): DeskAnswer => ({
  http: 200,
  body: { Code: 'OK', Message: '请求成功', RequestId: requestId(), ...rest },
})

const refused = (Code: OneTapError): DeskAnswer => ({
  http: 200,
  body: { Code, Message: oneTapErrors[Code], RequestId: requestId() },
})

export const atTheDoor = (Code: GatewayError): DeskAnswer => ({
  http: gatewayErrors[Code].http,
  body: { Code, Message: gatewayErrors[Code].message, RequestId: requestId() },
})

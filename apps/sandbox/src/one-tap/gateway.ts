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
import type { Acs3Gate, Acs3Call } from '../aliyun/acs3-gate.ts'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { createTokens, type Tokens } from './tokens.ts'

export interface OneTap extends ReceivedItem {
  readonly phone: string
  readonly what: string
  readonly outcome: string
}

export interface OneTapState {
  readonly access: Tokens<{ origin: string }>
  readonly phones: Tokens<string>
}

/** Lifetimes as documented by the provider: ten minutes for a page, two for the shortest of the carriers. */
export const createOneTapState = (now: () => Date): OneTapState => ({
  access: createTokens('access-', 600, now),
  phones: createTokens('sp-', 120, now),
})

export interface OneTapAnswer {
  http: number
  body: GetAuthTokenAnswer & GetPhoneWithTokenAnswer
}

/** Handles one call of the server, from the gateway's checks to the answer. */
export function decide(
  call: Acs3Call,
  gate: Acs3Gate,
  state: OneTapState,
  ctx: PartnerContext<OneTap>,
): OneTapAnswer {
  const scenario = ctx.scenario(ctx.settings.simPhone)
  const refusal = gate.refusal(call)
  if (refusal) return gatewayRefusal(refusal)
  if (call.headers['x-acs-version'] !== oneTapVersion) return gatewayRefusal('InvalidAction.NotFound')
  switch (call.headers['x-acs-action']) {
    case getAuthToken:
      return authorise(call.query, scenario, state)
    case getPhoneWithToken:
      return answerPhone(call.query, scenario, state)
    default:
      return gatewayRefusal('InvalidAction.NotFound')
  }
}

function authorise(query: Record<string, string>, scenario: string, state: OneTapState): OneTapAnswer {
  const { Url: url = '', Origin: origin = '', BizType: kind } = query
  if (scenario === 'unpaid') return refused('isv.OUT_OF_SERVICE')
  const isPage = URL.canParse(url) && new URL(url).origin === origin && url === `${origin}/`
  if (!isPage || kind !== '1') return refused('isv.INVALID_PARAMETERS')
  return accepted({
    TokenInfo: { AccessToken: state.access.issue({ origin }), JwtToken: `jwt-${randomUUID()}` },
  })
}

function answerPhone(
  { SpToken: token = '' }: Record<string, string>,
  scenario: string,
  state: OneTapState,
): OneTapAnswer {
  const phone = state.phones.take(token)
  if (phone === null || scenario === 'refuses') return refused('isv.TOKEN_INVALID')
  // Without quotation marks, as in the provider's own example.
  return accepted({ Data: { Mobile: Number(phone) } })
}

const requestId = () => randomUUID().toUpperCase()

const accepted = (rest: Partial<OneTapAnswer['body']>): OneTapAnswer => ({
  http: 200,
  body: { Code: 'OK', Message: '请求成功', RequestId: requestId(), ...rest },
})

const refused = (Code: OneTapError): OneTapAnswer => ({
  http: 200,
  body: { Code, Message: oneTapErrors[Code], RequestId: requestId() },
})

export const gatewayRefusal = (Code: GatewayError): OneTapAnswer => ({
  http: gatewayErrors[Code].http,
  body: { Code, Message: gatewayErrors[Code].message, RequestId: requestId() },
})

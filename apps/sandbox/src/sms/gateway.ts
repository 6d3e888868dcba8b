import { randomInt, randomUUID } from 'node:crypto'
import {
  gatewayErrors,
  querySendDetails,
  sendSms,
  smsErrors,
  type GatewayError,
} from '@yf/partner-contract/aliyun-sms'
import type { QuerySendDetailsAnswer, SendSmsAnswer, SmsError } from '@yf/partner-contract/aliyun-sms'
import type { Acs3Gate, Acs3Call } from '../aliyun/acs3-gate.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { writeSms, type SmsDraft, type Sms } from './message.ts'

export interface GatewayAnswer {
  http: number
  body: SendSmsAnswer | QuerySendDetailsAnswer
}

/** Parameters of the query and of a form body together. */
export const paramsOf = (call: Acs3Call): Record<string, string> => ({ ...call.query, ...formOf(call) })

/** The field name differs between sending and querying. */
export const phoneIn = ({ PhoneNumbers, PhoneNumber }: Record<string, string>): string =>
  PhoneNumbers || PhoneNumber || ''

interface GatewayInput {
  readonly call: Acs3Call
  readonly params: Record<string, string>
  readonly gate: Acs3Gate
}

/** Handles one call of the gateway from its checks to the answer. */
export function decide(
  scenario: string,
  { call, params, gate }: GatewayInput,
  ctx: PartnerContext<Sms>,
): GatewayAnswer {
  const refusal = gate.refusal(call)
  if (refusal) return gatewayRefusal(refusal)
  const { 'x-acs-action': action, 'x-acs-version': version } = call.headers
  const isQuery = action === querySendDetails.action
  if ((action !== sendSms.action && !isQuery) || version !== sendSms.version)
    return gatewayRefusal('InvalidAction.NotFound')
  if (!phoneIn(params)) return gatewayRefusal('MissingParameter')
  if (scenario === 'refuses') return refused('isv.MOBILE_NUMBER_ILLEGAL')
  if (scenario === 'limited') return refused('isv.BUSINESS_LIMIT_CONTROL', '触发分钟级流控Permits:1')
  if (isQuery) return detailsOf(phoneIn(params), params['SendDate'], ctx)
  const draft = writeSms(params)
  return 'error' in draft ? refused(draft.error) : deliver(draft, ctx)
}

function deliver(draft: SmsDraft, ctx: PartnerContext<Sms>): GatewayAnswer {
  // Stricter than the provider guarantees: the product resends under the same OutId and must not be billed twice for
  // it.
  const before = draft.outId && ctx.inbox.newestFirst().find((sms) => sms.outId === draft.outId)
  if (before) return accepted(before.id)
  const now = ctx.now()
  const since = new Date(now.getTime() - 60_000).toISOString()
  const recent = ctx.inbox.newestFirst().filter((sms) => sms.phone === draft.phone && sms.at > since)
  const permits = ctx.settings.smsPerMinute
  if (recent.length >= permits)
    return refused('isv.BUSINESS_LIMIT_CONTROL', `触发分钟级流控Permits:${permits}`)
  const id = `${now.getTime()}${randomInt(10_000, 100_000)}^0`
  ctx.inbox.add({ id, at: now.toISOString(), ...draft })
  return accepted(id)
}

/** For one phone and day, newest first. */
function detailsOf(phone: string, day: string | undefined, ctx: PartnerContext<Sms>): GatewayAnswer {
  const sent = ctx.inbox.newestFirst().filter((sms) => sms.phone === phone && dayOf(sms.at) === day)
  const details = sent.map(({ outId }) => ({ OutId: outId, PhoneNum: phone }))
  const { http, body } = accepted('')
  return {
    http,
    body: { ...body, TotalCount: String(details.length), SmsSendDetailDTOs: { SmsSendDetailDTO: details } },
  }
}

/** yyyyMMdd in Shanghai. */
const dayOf = (at: string) =>
  new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')

function formOf(call: Acs3Call): Record<string, string> {
  if (!call.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return {}
  return Object.fromEntries(new URLSearchParams(Buffer.from(call.body).toString()))
}

const requestId = () => randomUUID().toUpperCase()

const accepted = (BizId: string): GatewayAnswer => ({
  http: 200,
  body: { Code: 'OK', Message: 'OK', RequestId: requestId(), BizId },
})

const refused = (Code: SmsError, Message: string = smsErrors[Code]): GatewayAnswer => ({
  http: 200,
  body: { Code, Message, RequestId: requestId() },
})

export const gatewayRefusal = (Code: GatewayError): GatewayAnswer => ({
  http: gatewayErrors[Code].http,
  body: { Code, Message: gatewayErrors[Code].message, RequestId: requestId() },
})

import { wechatErrors, type WechatError, type WechatRefusal } from '@yf/partner-contract/wechat'
import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  troubled,
  type PartnerAnswered,
  type PartnerAnswer,
  type PartnerLine,
} from '#platform/partner-call.ts'
import type { WechatRefusalReason, WechatTrouble } from './port.ts'

export type WechatOutcome<T> = PartnerAnswered<Partial<T>> | WechatTrouble

export interface WechatCallQuestion {
  readonly operation: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  readonly body?: object
}

export type AskWechat = <T extends object>(question: WechatCallQuestion) => Promise<WechatOutcome<T>>

/** Requests that share one time limit. Secrets and tokens are part of the address, because WeChat requires it. */
export function askingWechat(line: PartnerLine, baseUrl: string): AskWechat {
  const deadline = line.deadline()
  return ({ operation, path, query = {}, body }) =>
    line.ask({
      operation,
      request: () => ({ url: baseUrl + path, query, ...(body ? { body: asJson(body) } : {}) }),
      judge,
      deadline,
    })
}

type WechatRefused = Extract<WechatTrouble, { kind: 'refused' }>

function judge<T extends object>(reply: PartnerHttpReply): PartnerAnswer<Partial<T>, WechatRefused> {
  const body = jsonOf<T & WechatRefusal>(reply)
  if (reply.status !== 200 || body === null) return troubled
  const { errcode = 0 }: Partial<WechatRefusal> = body
  // If WeChat already has a message with this id, it has been sent.
  if (errcode === 0 || errcode === wechatErrors.messageIdTaken.code) return answered(body)
  if (errcode === wechatErrors.systemBusy.code) return troubled
  return { kind: 'refused', reason: reasonOf.get(errcode) ?? 'setup', providerCode: errcode }
}

const reasons: Readonly<Partial<Record<WechatError, WechatRefusalReason>>> = {
  invalidCode: 'badCode',
  codeUsed: 'badCode',
  codeMissing: 'badCode',
  codeExpired: 'badCode',
  invalidCredential: 'badToken',
  invalidToken: 'badToken',
  tokenExpired: 'badToken',
  invalidOpenId: 'strangeOpenId',
  notFollowing: 'notFollowing',
  dailyQuota: 'tooOften',
  minuteQuota: 'tooOften',
}

const reasonOf = new Map(
  Object.entries(reasons).map(([name, reason]) => [wechatErrors[name as WechatError].code as number, reason]),
)

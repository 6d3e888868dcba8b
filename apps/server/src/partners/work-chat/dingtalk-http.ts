import {
  dingTalkRefusesCode,
  dingTalkRefusesToken,
  tokenHeader,
  type DingTalkAnswer,
  type DingTalkFault,
  type DingTalkTicket,
  type DingTalkToken,
  type DingTalkUser,
  type DingTalkVisitor,
} from '@yf/partner-contract/dingtalk'
import { mainlandMobile } from '@yf/partner-contract/mobile'
import type { Credentials, Lent } from '#platform/credentials/credentials.port.ts'
import type { Settings } from '#platform/settings.ts'
import { ask } from './ask.ts'
import { asOutcome, lent, NotLent, refused, troubled, withToken, type Lending } from './lending.ts'
import type { Identified, WorkChatApp, WorkChatFailure, WorkChatPort } from './port.ts'

type Addresses = Pick<Settings['workChat'], 'dingTalkApiBaseUrl' | 'dingTalkOapiBaseUrl'>
type Result<T> = { readonly kind: 'result'; readonly result: Partial<T> } | WorkChatFailure

/** One time limit for everything a call needs: a lease on a credential must not run out meanwhile. */
export function dingTalkOverHttp(
  { dingTalkApiBaseUrl: api, dingTalkOapiBaseUrl: oapi }: Addresses,
  credentials: Credentials,
  { timeLimitMs = 5000 } = {},
): WorkChatPort {
  const lendingTo = (app: WorkChatApp, signal: AbortSignal): Lending => ({
    credentials,
    name: `dingtalk.${app.id}.token`,
    borrow: () => borrowToken(api, app, signal),
  })
  return {
    whoHas: (code, app) =>
      asOutcome(() => {
        const signal = AbortSignal.timeout(timeLimitMs)
        return identify(oapi, code, lendingTo(app, signal), signal)
      }),
    ticket: (app) =>
      asOutcome(async () => {
        const signal = AbortSignal.timeout(timeLimitMs)
        const ticket = await credentials.get(`dingtalk.${app.id}.ticket`, () =>
          borrowTicket(api, lendingTo(app, signal), signal),
        )
        return { kind: 'ticket', ticket } as const
      }),
  }
}

async function borrowToken(api: string, app: WorkChatApp, signal: AbortSignal): Promise<Lent> {
  const reply = await ask<DingTalkToken & DingTalkFault>({
    url: `${api}/v1.0/oauth2/accessToken`,
    json: { appKey: app.clientId, appSecret: app.secret },
    signal,
  })
  if (reply.kind !== 'reply') throw new NotLent(reply)
  if (reply.body.code) throw new NotLent(refused(reply.body.code))
  return lent(reply.body.accessToken, reply.body.expireIn)
}

const borrowTicket = (api: string, lending: Lending, signal: AbortSignal): Promise<Lent> =>
  withToken(lending, async (token) => {
    const reply = await ask<DingTalkTicket & DingTalkFault>({
      url: `${api}/v1.0/oauth2/jsapiTickets`,
      headers: { [tokenHeader]: token },
      json: {},
      signal,
    })
    if (reply.kind !== 'reply') throw new NotLent(reply)
    const { code, jsapiTicket, expireIn } = reply.body
    if (code && dingTalkRefusesToken(code)) return 'tokenRefused'
    if (code) throw new NotLent(refused(code))
    return lent(jsapiTicket, expireIn)
  })

async function identify(
  oapi: string,
  code: string,
  lending: Lending,
  signal: AbortSignal,
): Promise<Identified> {
  const call = <T extends object>(path: string, json: object) =>
    withToken(lending, (token) => askOapi<T>(`${oapi}/topapi/${path}`, token, json, signal))
  const visitor = await call<DingTalkVisitor>('v2/user/getuserinfo', { code })
  if (visitor.kind !== 'result') return visitor
  const { userid, name } = visitor.result
  if (!userid) return troubled
  // Who the person is has been proven and the code is spent: without the rest the login only asks for a phone.
  const user = await call<DingTalkUser>('v2/user/get', { userid })
  const mobile = user.kind === 'result' ? mainlandMobile(user.result.mobile) : null
  return { kind: 'known', subject: userid, mobile, name: name ?? null }
}

async function askOapi<T extends object>(
  url: string,
  token: string,
  json: object,
  signal: AbortSignal,
): Promise<Result<T> | 'tokenRefused'> {
  const reply = await ask<DingTalkAnswer<Partial<T>>>({ url, query: { access_token: token }, json, signal })
  if (reply.kind !== 'reply') return reply
  const { errcode, result } = reply.body
  if (errcode === 0) return result ? { kind: 'result', result } : troubled
  if (errcode === undefined || errcode === -1) return troubled
  if (dingTalkRefusesToken(errcode)) return 'tokenRefused'
  return refused(errcode, dingTalkRefusesCode(errcode) ? 'badCode' : 'setup')
}

import { mainlandMobile } from '@yf/partner-contract/mobile'
import {
  wecomRefusesCode,
  wecomRefusesToken,
  type WecomAnswer,
  type WecomDetail,
  type WecomTicket,
  type WecomToken,
  type WecomUser,
  type WecomVisitor,
} from '@yf/partner-contract/wecom'
import type { Credentials, Lent } from '#platform/credentials/credentials.port.ts'
import { ask, type Question } from './ask.ts'
import { asOutcome, lent, NotLent, refused, troubled, withToken } from './lending.ts'
import type { Identified, WorkChatApp, WorkChatFailure, WorkChatPort } from './port.ts'

type Answer<Body> = { readonly kind: 'answer'; readonly body: Partial<Body> } | WorkChatFailure
type Call = <Body extends WecomAnswer>(
  path: string,
  more?: Pick<Question, 'query' | 'json'>,
) => Promise<Answer<Body>>

/** One time limit for everything a call needs: a lease on a credential must not run out meanwhile. */
export function wecomOverHttp(
  baseUrl: string,
  credentials: Credentials,
  { timeLimitMs = 5000 } = {},
): WorkChatPort {
  const callFor = (app: WorkChatApp): Call => {
    const signal = AbortSignal.timeout(timeLimitMs)
    const name = `wecom.${app.id}.token`
    const borrow = () => borrowToken(`${baseUrl}/cgi-bin/gettoken`, app, signal)
    return (path, { query, json } = {}) =>
      withToken({ credentials, name, borrow }, (token) =>
        askWith({
          url: `${baseUrl}/cgi-bin/${path}`,
          query: { ...query, access_token: token },
          json,
          signal,
        }),
      )
  }
  return {
    whoHas: (code, app) => asOutcome(() => identify(callFor(app), code)),
    ticket: (app, kind = 'company') =>
      asOutcome(async () => {
        const name = `wecom.${app.id}.${kind}-ticket`
        const ticket = await credentials.get(name, () => borrowTicket(callFor(app), kind))
        return { kind: 'ticket', ticket } as const
      }),
  }
}

async function askWith<Body extends WecomAnswer>(question: Question): Promise<Answer<Body> | 'tokenRefused'> {
  const reply = await ask<WecomAnswer & Body>(question)
  if (reply.kind !== 'reply') return reply
  const { errcode } = reply.body
  if (errcode === 0) return { kind: 'answer', body: reply.body }
  if (errcode === undefined || isPassing(errcode)) return troubled
  if (wecomRefusesToken(errcode)) return 'tokenRefused'
  return refused(errcode, wecomRefusesCode(errcode) ? 'badCode' : 'setup')
}

/** The provider's own trouble, or that it was asked too often: later it may be right. */
const isPassing = (errcode: number) => errcode === -1 || errcode === 45009

async function borrowToken(url: string, app: WorkChatApp, signal: AbortSignal): Promise<Lent> {
  const answer = await askWith<WecomToken>({
    url,
    query: { corpid: app.clientId, corpsecret: app.secret },
    signal,
  })
  if (answer === 'tokenRefused') throw new NotLent(refused('gettoken'))
  if (answer.kind !== 'answer') throw new NotLent(answer)
  return lent(answer.body.access_token, answer.body.expires_in)
}

async function borrowTicket(call: Call, kind: 'company' | 'app'): Promise<Lent> {
  const answer = await (kind === 'company'
    ? call<WecomTicket>('get_jsapi_ticket')
    : call<WecomTicket>('ticket/get', { query: { type: 'agent_config' } }))
  if (answer.kind !== 'answer') throw new NotLent(answer)
  return lent(answer.body.ticket, answer.body.expires_in)
}

async function identify(call: Call, code: string): Promise<Identified> {
  const visitor = await call<WecomVisitor>('auth/getuserinfo', { query: { code } })
  if (visitor.kind !== 'answer') return visitor
  const { userid, user_ticket } = visitor.body
  if (!userid) return refused('openid', 'outsider')
  const known = (mobile: string | undefined, name: string | null): Identified => ({
    kind: 'known',
    subject: userid,
    mobile: mainlandMobile(mobile),
    name,
  })
  // Who the person is has been proven and the code is spent: without the rest the login only asks for a phone.
  if (user_ticket) {
    const detail = await call<WecomDetail>('auth/getuserdetail', { json: { user_ticket } })
    return known(detail.kind === 'answer' ? detail.body.mobile : undefined, null)
  }
  const user = await call<WecomUser>('user/get', { query: { userid } })
  return user.kind === 'answer' ? known(user.body.mobile, user.body.name ?? null) : known(undefined, null)
}

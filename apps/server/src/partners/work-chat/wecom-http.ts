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
import type { PartnerCredentials, IssuedCredential } from '#platform/credentials/credentials.port.ts'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import {
  askingWorkChat,
  type AskWorkChat,
  type WorkChatQuestion,
  type WorkChatAnswer,
  type ReplyVerdict,
} from './ask.ts'
import { asOutcome, lent, NotLent, refused, withToken } from './lending.ts'
import type { WorkChatLoginOutcome, WorkChatApp, WorkChatPort } from './port.ts'

type CallWecom = <Body extends WecomAnswer>(
  path: string,
  more?: Pick<WorkChatQuestion, 'query' | 'json'>,
) => Promise<WorkChatAnswer<Body>>

export function wecomOverHttp(
  baseUrl: string,
  credentials: PartnerCredentials,
  options: LineOptions = {},
): WorkChatPort {
  const line = partnerLine({ partner: 'wecom', timeLimitMs: 5000, ...options })
  const callFor = (app: WorkChatApp): CallWecom => {
    const ask = askingWorkChat(line)
    const name = `wecom.${app.id}.token`
    const borrow = () => borrowToken(ask, `${baseUrl}/cgi-bin/gettoken`, app)
    return <Body extends WecomAnswer>(
      path: string,
      { query, json }: Pick<WorkChatQuestion, 'query' | 'json'> = {},
    ) =>
      withToken({ credentials, name, borrow }, async (token) => {
        const url = `${baseUrl}/cgi-bin/${path}`
        const question = {
          operation: path,
          url,
          query: { ...query, access_token: token },
          ...(json ? { json } : {}),
        }
        const reply = await ask<Body>(question, verdictOn)
        return isTokenRefused(reply) ? 'tokenRefused' : reply
      })
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

function verdictOn({ errcode }: Partial<WecomAnswer>): ReplyVerdict {
  if (errcode === 0) return null
  if (errcode === undefined || isPassing(errcode)) return 'passing'
  return refused(errcode, wecomRefusesCode(errcode) ? 'badCode' : 'setup')
}

const isTokenRefused = (reply: WorkChatAnswer<WecomAnswer>) =>
  reply.kind === 'refused' && wecomRefusesToken(Number(reply.providerCode))

/** A problem of the provider, or a rate limit: a retry may succeed. */
const isPassing = (errcode: number) => errcode === -1 || errcode === 45009

async function borrowToken(ask: AskWorkChat, url: string, app: WorkChatApp): Promise<IssuedCredential> {
  const query = { corpid: app.clientId, corpsecret: app.secret }
  const reply = await ask<WecomToken>({ operation: 'gettoken', url, query }, verdictOn)
  if (isTokenRefused(reply)) throw new NotLent(refused('gettoken'))
  if (reply.kind !== 'answered') throw new NotLent(reply)
  return lent(reply.answer.access_token, reply.answer.expires_in)
}

async function borrowTicket(call: CallWecom, kind: 'company' | 'app'): Promise<IssuedCredential> {
  const answer = await (kind === 'company'
    ? call<WecomTicket>('get_jsapi_ticket')
    : call<WecomTicket>('ticket/get', { query: { type: 'agent_config' } }))
  if (answer.kind !== 'answered') throw new NotLent(answer)
  return lent(answer.answer.ticket, answer.answer.expires_in)
}

async function identify(call: CallWecom, code: string): Promise<WorkChatLoginOutcome> {
  const visitor = await call<WecomVisitor>('auth/getuserinfo', { query: { code } })
  if (visitor.kind !== 'answered') return visitor
  const { userid, user_ticket } = visitor.answer
  if (!userid) return refused('openid', 'outsider')
  const identifiedAs = (mobile: string | undefined, name: string | null): WorkChatLoginOutcome => ({
    kind: 'known',
    subject: userid,
    mobile: mainlandMobile(mobile),
    name,
  })
  // The identity has been verified and the code is spent: without the profile the login only asks for a phone.
  if (user_ticket) {
    const detail = await call<WecomDetail>('auth/getuserdetail', { json: { user_ticket } })
    return identifiedAs(detail.kind === 'answered' ? detail.answer.mobile : undefined, null)
  }
  const user = await call<WecomUser>('user/get', { query: { userid } })
  return user.kind === 'answered'
    ? identifiedAs(user.answer.mobile, user.answer.name ?? null)
    : identifiedAs(undefined, null)
}

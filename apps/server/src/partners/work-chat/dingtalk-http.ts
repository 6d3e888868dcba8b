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
import type { PartnerCredentials, IssuedCredential } from '#platform/credentials/credentials.port.ts'
import type { Settings } from '#platform/settings.ts'
import { partnerLine, troubled, type LineOptions } from '#platform/partner-call.ts'
import { askingWorkChat, type AskWorkChat, type WorkChatAnswer, type ReplyVerdict } from './ask.ts'
import { asOutcome, lent, NotLent, refused, withToken, type CredentialSource } from './lending.ts'
import type { WorkChatLoginOutcome, WorkChatApp, WorkChatPort } from './port.ts'

type Addresses = Pick<Settings['workChat'], 'dingTalkApiBaseUrl' | 'dingTalkOapiBaseUrl'>

export function dingTalkOverHttp(
  { dingTalkApiBaseUrl: api, dingTalkOapiBaseUrl: oapi }: Addresses,
  credentials: PartnerCredentials,
  options: LineOptions = {},
): WorkChatPort {
  const line = partnerLine({ partner: 'dingtalk', timeLimitMs: 5000, ...options })
  const lendingTo = (app: WorkChatApp, ask: AskWorkChat): CredentialSource => ({
    credentials,
    name: `dingtalk.${app.id}.token`,
    borrow: () => borrowToken(ask, api, app),
  })
  return {
    whoHas: (code, app) =>
      asOutcome(() => {
        const ask = askingWorkChat(line)
        return identify(ask, oapi, code, lendingTo(app, ask))
      }),
    ticket: (app) =>
      asOutcome(async () => {
        const ask = askingWorkChat(line)
        const ticket = await credentials.get(`dingtalk.${app.id}.ticket`, () =>
          borrowTicket(ask, api, lendingTo(app, ask)),
        )
        return { kind: 'ticket', ticket } as const
      }),
  }
}

const faultVerdict = ({ code }: Partial<DingTalkFault>): ReplyVerdict => (code ? refused(code) : null)

async function borrowToken(ask: AskWorkChat, api: string, app: WorkChatApp): Promise<IssuedCredential> {
  const reply = await ask<DingTalkToken & DingTalkFault>(
    {
      operation: 'oauth2/accessToken',
      url: `${api}/v1.0/oauth2/accessToken`,
      json: { appKey: app.clientId, appSecret: app.secret },
    },
    faultVerdict,
  )
  if (reply.kind !== 'answered') throw new NotLent(reply)
  return lent(reply.answer.accessToken, reply.answer.expireIn)
}

const borrowTicket = (ask: AskWorkChat, api: string, lending: CredentialSource): Promise<IssuedCredential> =>
  withToken(lending, async (token) => {
    const reply = await ask<DingTalkTicket & DingTalkFault>(
      {
        operation: 'oauth2/jsapiTickets',
        url: `${api}/v1.0/oauth2/jsapiTickets`,
        headers: { [tokenHeader]: token },
        json: {},
      },
      faultVerdict,
    )
    if (reply.kind === 'refused' && dingTalkRefusesToken(reply.providerCode)) return 'tokenRefused'
    if (reply.kind !== 'answered') throw new NotLent(reply)
    return lent(reply.answer.jsapiTicket, reply.answer.expireIn)
  })

async function identify(
  ask: AskWorkChat,
  oapi: string,
  code: string,
  lending: CredentialSource,
): Promise<WorkChatLoginOutcome> {
  const call = <T extends object>(path: string, json: object) =>
    withToken(lending, async (token) => {
      const url = `${oapi}/topapi/${path}`
      const question = { operation: path, url, query: { access_token: token }, json }
      const reply = await ask<DingTalkAnswer<Partial<T>>>(question, oapiVerdict)
      return isTokenRefused(reply) ? 'tokenRefused' : reply
    })
  const visitor = await call<DingTalkVisitor>('v2/user/getuserinfo', { code })
  if (visitor.kind !== 'answered') return visitor
  const { userid, name } = visitor.answer.result ?? {}
  if (!userid) return troubled
  // The identity has been verified and the code is spent: without the profile the login only asks for a phone.
  const user = await call<DingTalkUser>('v2/user/get', { userid })
  const mobile = user.kind === 'answered' ? mainlandMobile(user.answer.result?.mobile) : null
  return { kind: 'known', subject: userid, mobile, name: name ?? null }
}

function oapiVerdict({ errcode, result }: Partial<DingTalkAnswer<object>>): ReplyVerdict {
  if (errcode === 0) return result ? null : 'passing'
  if (errcode === undefined || errcode === -1) return 'passing'
  return refused(errcode, dingTalkRefusesCode(errcode) ? 'badCode' : 'setup')
}

const isTokenRefused = (reply: WorkChatAnswer<object>) =>
  reply.kind === 'refused' && dingTalkRefusesToken(Number(reply.providerCode))

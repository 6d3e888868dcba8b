import {
  feishuRefusesCode,
  feishuRefusesToken,
  type FeishuAnswer,
  type FeishuTenantToken,
  type FeishuTicket,
  type FeishuUser,
  type FeishuUserToken,
} from '@yf/partner-contract/feishu'
import { mainlandMobile } from '@yf/partner-contract/mobile'
import type { Credentials, Lent } from '#platform/credentials/credentials.port.ts'
import { ask, type Question } from './ask.ts'
import { asOutcome, lent, NotLent, refused, troubled, withToken, type Lending } from './lending.ts'
import type { Identified, WorkChatApp, WorkChatFailure, WorkChatPort } from './port.ts'

/** One time limit for everything a call needs: a lease on a credential must not run out meanwhile. */
export function feishuOverHttp(
  baseUrl: string,
  credentials: Credentials,
  { timeLimitMs = 5000 } = {},
): WorkChatPort {
  const api = `${baseUrl}/open-apis`
  return {
    whoHas: (code, app) => asOutcome(() => identify(api, code, app, AbortSignal.timeout(timeLimitMs))),
    ticket: (app) =>
      asOutcome(async () => {
        const signal = AbortSignal.timeout(timeLimitMs)
        const lending: Lending = {
          credentials,
          name: `feishu.${app.id}.token`,
          borrow: () => borrowToken(api, app, signal),
        }
        const ticket = await credentials.get(`feishu.${app.id}.ticket`, () =>
          borrowTicket(api, lending, signal),
        )
        return { kind: 'ticket', ticket } as const
      }),
  }
}

type Answer<Body> = { readonly kind: 'answer'; readonly body: Partial<Body> } | WorkChatFailure

async function askFeishu<Body extends { code: number }>(question: Question): Promise<Answer<Body>> {
  const reply = await ask<{ code: number } & Body>(question)
  if (reply.kind !== 'reply') return reply
  const { code } = reply.body
  if (code === 0) return { kind: 'answer', body: reply.body }
  if (code === undefined || isPassing(code)) return troubled
  return refused(code, feishuRefusesCode(code) ? 'badCode' : 'setup')
}

/** The provider's own trouble, or that it was asked too often: later it may be right. */
const isPassing = (code: number) => code === 20050 || code === 99991400

async function borrowToken(api: string, app: WorkChatApp, signal: AbortSignal): Promise<Lent> {
  const answer = await askFeishu<FeishuAnswer & FeishuTenantToken>({
    url: `${api}/auth/v3/tenant_access_token/internal`,
    json: { app_id: app.clientId, app_secret: app.secret },
    signal,
  })
  if (answer.kind !== 'answer') throw new NotLent(answer)
  return lent(answer.body.tenant_access_token, answer.body.expire)
}

const borrowTicket = (api: string, lending: Lending, signal: AbortSignal): Promise<Lent> =>
  withToken(lending, async (token) => {
    const answer = await askFeishu<FeishuAnswer<Partial<FeishuTicket>>>({
      url: `${api}/jssdk/ticket/get`,
      headers: { authorization: `Bearer ${token}` },
      json: {},
      signal,
    })
    if (answer.kind === 'refused' && feishuRefusesToken(Number(answer.providerCode))) return 'tokenRefused'
    if (answer.kind !== 'answer') throw new NotLent(answer)
    return lent(answer.body.data?.ticket, answer.body.data?.expire_in)
  })

/** The person's own token is used once, for their profile, and kept nowhere. */
async function identify(
  api: string,
  code: string,
  app: WorkChatApp,
  signal: AbortSignal,
): Promise<Identified> {
  const exchanged = await askFeishu<FeishuUserToken>({
    url: `${api}/authen/v2/oauth/token`,
    json: { grant_type: 'authorization_code', client_id: app.clientId, client_secret: app.secret, code },
    signal,
  })
  if (exchanged.kind !== 'answer') return exchanged
  const told = await askFeishu<FeishuAnswer<Partial<FeishuUser>>>({
    url: `${api}/authen/v1/user_info`,
    headers: { authorization: `Bearer ${exchanged.body.access_token}` },
    signal,
  })
  if (told.kind !== 'answer') return told
  const { union_id, mobile, name } = told.body.data ?? {}
  if (!union_id) return troubled
  return { kind: 'known', subject: union_id, mobile: mainlandMobile(mobile), name: name ?? null }
}

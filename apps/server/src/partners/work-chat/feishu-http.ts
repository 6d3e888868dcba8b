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
import type { PartnerCredentials, IssuedCredential } from '#platform/credentials/credentials.port.ts'
import { partnerLine, troubled, type LineOptions } from '#platform/partner-call.ts'
import { askingWorkChat, type AskWorkChat, type ReplyVerdict } from './ask.ts'
import { asOutcome, lent, NotLent, refused, withToken, type CredentialSource } from './lending.ts'
import type { WorkChatLoginOutcome, WorkChatApp, WorkChatPort } from './port.ts'

export function feishuOverHttp(
  baseUrl: string,
  credentials: PartnerCredentials,
  options: LineOptions = {},
): WorkChatPort {
  const line = partnerLine({ partner: 'feishu', timeLimitMs: 5000, ...options })
  const api = `${baseUrl}/open-apis`
  return {
    whoHas: (code, app) => asOutcome(() => identify(askingWorkChat(line), api, code, app)),
    ticket: (app) =>
      asOutcome(async () => {
        const ask = askingWorkChat(line)
        const lending: CredentialSource = {
          credentials,
          name: `feishu.${app.id}.token`,
          borrow: () => borrowToken(ask, api, app),
        }
        const ticket = await credentials.get(`feishu.${app.id}.ticket`, () => borrowTicket(ask, api, lending))
        return { kind: 'ticket', ticket } as const
      }),
  }
}

function verdictOn({ code }: { code?: number }): ReplyVerdict {
  if (code === 0) return null
  if (code === undefined || isPassing(code)) return 'passing'
  return refused(code, feishuRefusesCode(code) ? 'badCode' : 'setup')
}

/** A problem of the provider, or a rate limit: a retry may succeed. */
const isPassing = (code: number) => code === 20050 || code === 99991400

async function borrowToken(ask: AskWorkChat, api: string, app: WorkChatApp): Promise<IssuedCredential> {
  const reply = await ask<FeishuAnswer & FeishuTenantToken>(
    {
      operation: 'tenant_access_token',
      url: `${api}/auth/v3/tenant_access_token/internal`,
      json: { app_id: app.clientId, app_secret: app.secret },
    },
    verdictOn,
  )
  if (reply.kind !== 'answered') throw new NotLent(reply)
  return lent(reply.answer.tenant_access_token, reply.answer.expire)
}

const borrowTicket = (ask: AskWorkChat, api: string, lending: CredentialSource): Promise<IssuedCredential> =>
  withToken(lending, async (token) => {
    const reply = await ask<FeishuAnswer<Partial<FeishuTicket>>>(
      {
        operation: 'jssdk/ticket',
        url: `${api}/jssdk/ticket/get`,
        headers: { authorization: `Bearer ${token}` },
        json: {},
      },
      verdictOn,
    )
    if (reply.kind === 'refused' && feishuRefusesToken(Number(reply.providerCode))) return 'tokenRefused'
    if (reply.kind !== 'answered') throw new NotLent(reply)
    return lent(reply.answer.data?.ticket, reply.answer.data?.expire_in)
  })

/** The person's own token is used once, for their profile, and stored nowhere. */
async function identify(
  ask: AskWorkChat,
  api: string,
  code: string,
  app: WorkChatApp,
): Promise<WorkChatLoginOutcome> {
  const exchanged = await ask<FeishuUserToken>(
    {
      operation: 'oauth/token',
      url: `${api}/authen/v2/oauth/token`,
      json: { grant_type: 'authorization_code', client_id: app.clientId, client_secret: app.secret, code },
    },
    verdictOn,
  )
  if (exchanged.kind !== 'answered') return exchanged
  const user = await ask<FeishuAnswer<Partial<FeishuUser>>>(
    {
      operation: 'user_info',
      url: `${api}/authen/v1/user_info`,
      headers: { authorization: `Bearer ${exchanged.answer.access_token}` },
    },
    verdictOn,
  )
  if (user.kind !== 'answered') return user
  const { union_id, mobile, name } = user.answer.data ?? {}
  if (!union_id) return troubled
  return { kind: 'known', subject: union_id, mobile: mainlandMobile(mobile), name: name ?? null }
}

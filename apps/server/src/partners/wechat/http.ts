import { wechatPaths } from '@yf/partner-contract/wechat'
import type {
  AppTokenAnswer,
  CodeExchangeAnswer,
  CodeExchangeParams,
  StableTokenParams,
  TemplateMessageAnswer,
  TemplateMessageParams,
  TicketAnswer,
  UserInfoAnswer,
} from '@yf/partner-contract/wechat'
import type { PartnerCredentials, IssuedCredential } from '#platform/credentials/credentials.port.ts'
import type { Settings } from '#platform/settings.ts'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import { askingWechat, type AskWechat, type WechatCallQuestion, type WechatOutcome } from './ask.ts'
import type {
  WechatProfileOutcome,
  TemplateMessage,
  WechatPort,
  WechatTrouble,
  WechatVisitor,
} from './port.ts'

/** One time limit for all requests to WeChat within a call: the lease on a credential must not expire meanwhile. */
export function wechatOverHttp(
  settings: Settings['wechat'],
  credentials: PartnerCredentials,
  options: LineOptions = {},
): WechatPort {
  const line = partnerLine({ partner: 'wechat', timeLimitMs: 5000, ...options })
  const secretOf = (appId: string) =>
    settings.accounts.find((account) => account.appId === appId)?.secret ?? ''
  const accountOf = (appId: string): WechatAccount => ({ appId, secret: secretOf(appId) })
  const newAsk = () => askingWechat(line, settings.apiBaseUrl)
  const exchange = (ask: AskWechat, appId: string, code: string) => {
    const query: CodeExchangeParams = {
      appid: appId,
      secret: secretOf(appId),
      code,
      grant_type: 'authorization_code',
    }
    return ask<CodeExchangeAnswer>({ operation: 'exchangeCode', path: wechatPaths.codeExchange, query })
  }

  return {
    async identify(appId, code) {
      const outcome = await exchange(newAsk(), appId, code)
      return outcome.kind === 'answered' ? visitorOf(outcome.answer) : outcome
    },
    async introduce(appId, code) {
      const ask = newAsk()
      const outcome = await exchange(ask, appId, code)
      if (outcome.kind !== 'answered') return outcome
      const identified = visitorOf(outcome.answer)
      return identified.kind === 'visitor' ? withProfile(ask, identified.visitor, outcome.answer) : identified
    },
    async ticket(appId) {
      try {
        const ticket = await credentials.get(`wechat.${appId}.ticket`, () =>
          borrowTicket(newAsk(), credentials, accountOf(appId)),
        )
        return { kind: 'ticket', ticket }
      } catch (error) {
        return troubleOf(error)
      }
    },
    async sendTemplate(appId, message) {
      try {
        const outcome = await sendTemplate(newAsk(), credentials, accountOf(appId), message)
        return outcome.kind === 'answered' ? { kind: 'sent' } : outcome
      } catch (error) {
        return troubleOf(error)
      }
    },
  }
}

/** Carries WeChat's refusal through the credentials, which do not know WeChat's errors. */
class NotLent extends Error {
  readonly trouble: WechatTrouble
  constructor(trouble: WechatTrouble) {
    super('WeChat lent nothing')
    this.trouble = trouble
  }
}

function troubleOf(error: unknown): WechatTrouble {
  if (error instanceof NotLent) return error.trouble
  throw error
}

interface WechatAccount {
  readonly appId: string
  readonly secret: string
}

/** The account's token may have been replaced elsewhere: it is dropped then, and one new token is tried. */
async function askWithToken<T extends object>(
  ask: AskWechat,
  credentials: PartnerCredentials,
  { appId, secret }: WechatAccount,
  question: WechatCallQuestion,
): Promise<WechatOutcome<T>> {
  const name = `wechat.${appId}.token`
  const once = async () => {
    const token = await credentials.get(name, () => borrowToken(ask, appId, secret))
    const query = { access_token: token, ...question.query }
    return { token, said: await ask<T>({ ...question, query }) }
  }
  const { token, said: outcome } = await once()
  if (outcome.kind !== 'refused' || outcome.reason !== 'badToken') return outcome
  await credentials.drop(name, token)
  return (await once()).said
}

async function borrowTicket(
  ask: AskWechat,
  credentials: PartnerCredentials,
  account: WechatAccount,
): Promise<IssuedCredential> {
  const question = { operation: 'ticket', path: wechatPaths.ticket, query: { type: 'jsapi' } }
  const outcome = await askWithToken<TicketAnswer>(ask, credentials, account, question)
  if (outcome.kind !== 'answered') throw new NotLent(outcome)
  return lent(outcome.answer.ticket, outcome.answer.expires_in)
}

function sendTemplate(
  ask: AskWechat,
  credentials: PartnerCredentials,
  account: WechatAccount,
  message: TemplateMessage,
) {
  const { id, openId, templateId, url, keywords } = message
  const body: TemplateMessageParams = {
    touser: openId,
    template_id: templateId,
    url,
    client_msg_id: id,
    data: Object.fromEntries(Object.entries(keywords).map(([name, value]) => [name, { value }])),
  }
  const question = { operation: 'template', path: wechatPaths.templateMessage, body }
  return askWithToken<TemplateMessageAnswer>(ask, credentials, account, question)
}

async function borrowToken(ask: AskWechat, appid: string, secret: string): Promise<IssuedCredential> {
  const body: StableTokenParams = { grant_type: 'client_credential', appid, secret }
  const outcome = await ask<AppTokenAnswer>({ operation: 'token', path: wechatPaths.stableToken, body })
  if (outcome.kind !== 'answered') throw new NotLent(outcome)
  return lent(outcome.answer.access_token, outcome.answer.expires_in)
}

function lent(value: unknown, seconds: unknown): IssuedCredential {
  if (typeof value !== 'string' || !value || typeof seconds !== 'number' || !(seconds > 0))
    throw new NotLent({ kind: 'unavailable', reason: 'troubled' })
  return { value, seconds }
}

function visitorOf({ openid, is_snapshotuser }: Partial<CodeExchangeAnswer>) {
  if (typeof openid !== 'string' || !openid) return { kind: 'unavailable', reason: 'troubled' } as const
  const visitor: WechatVisitor = { openId: openid, isSnapshot: is_snapshotuser === 1 }
  return { kind: 'visitor', visitor } as const
}

async function withProfile(
  ask: AskWechat,
  visitor: WechatVisitor,
  { scope, access_token = '' }: Partial<CodeExchangeAnswer>,
): Promise<WechatProfileOutcome> {
  if (!scope?.split(',').includes('snsapi_userinfo'))
    return { kind: 'visitor', visitor, profile: { nickName: '', headimgurl: '' } }
  const query = { access_token, openid: visitor.openId, lang: 'zh_CN' }
  const outcome = await ask<UserInfoAnswer>({ operation: 'profile', path: wechatPaths.userInfo, query })
  if (outcome.kind !== 'answered') return outcome
  const { nickname, headimgurl } = outcome.answer
  return { kind: 'visitor', visitor, profile: { nickName: nickname || '', headimgurl: headimgurl || '' } }
}

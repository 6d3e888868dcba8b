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
import type { Credentials, Lent } from '#platform/credentials/credentials.port.ts'
import type { Settings } from '#platform/settings.ts'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import { askingWechat, type Ask, type Question, type Said } from './ask.ts'
import type { Introduced, TemplateMessage, WechatPort, WechatTrouble, WechatVisitor } from './port.ts'

/** One time limit for all requests to WeChat within a call: the lease on a credential must not expire meanwhile. */
export function wechatOverHttp(
  settings: Settings['wechat'],
  credentials: Credentials,
  options: LineOptions = {},
): WechatPort {
  const line = partnerLine({ partner: 'wechat', timeLimitMs: 5000, ...options })
  const secretOf = (appId: string) =>
    settings.accounts.find((account) => account.appId === appId)?.secret ?? ''
  const accountOf = (appId: string): Account => ({ appId, secret: secretOf(appId) })
  const newAsk = () => askingWechat(line, settings.apiBaseUrl)
  const exchange = (ask: Ask, appId: string, code: string) => {
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
      const said = await exchange(newAsk(), appId, code)
      return said.kind === 'answered' ? visitorOf(said.answer) : said
    },
    async introduce(appId, code) {
      const ask = newAsk()
      const said = await exchange(ask, appId, code)
      if (said.kind !== 'answered') return said
      const identified = visitorOf(said.answer)
      return identified.kind === 'visitor' ? withProfile(ask, identified.visitor, said.answer) : identified
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
        const said = await sendTemplate(newAsk(), credentials, accountOf(appId), message)
        return said.kind === 'answered' ? { kind: 'sent' } : said
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

interface Account {
  readonly appId: string
  readonly secret: string
}

/** The account's token may have been replaced elsewhere: it is dropped then, and one new token is tried. */
async function askWithToken<T extends object>(
  ask: Ask,
  credentials: Credentials,
  { appId, secret }: Account,
  question: Question,
): Promise<Said<T>> {
  const name = `wechat.${appId}.token`
  const once = async () => {
    const token = await credentials.get(name, () => borrowToken(ask, appId, secret))
    const query = { access_token: token, ...question.query }
    return { token, said: await ask<T>({ ...question, query }) }
  }
  const { token, said } = await once()
  if (said.kind !== 'refused' || said.reason !== 'badToken') return said
  await credentials.drop(name, token)
  return (await once()).said
}

async function borrowTicket(ask: Ask, credentials: Credentials, account: Account): Promise<Lent> {
  const question = { operation: 'ticket', path: wechatPaths.ticket, query: { type: 'jsapi' } }
  const said = await askWithToken<TicketAnswer>(ask, credentials, account, question)
  if (said.kind !== 'answered') throw new NotLent(said)
  return lent(said.answer.ticket, said.answer.expires_in)
}

function sendTemplate(ask: Ask, credentials: Credentials, account: Account, message: TemplateMessage) {
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

async function borrowToken(ask: Ask, appid: string, secret: string): Promise<Lent> {
  const body: StableTokenParams = { grant_type: 'client_credential', appid, secret }
  const said = await ask<AppTokenAnswer>({ operation: 'token', path: wechatPaths.stableToken, body })
  if (said.kind !== 'answered') throw new NotLent(said)
  return lent(said.answer.access_token, said.answer.expires_in)
}

function lent(value: unknown, seconds: unknown): Lent {
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
  ask: Ask,
  visitor: WechatVisitor,
  { scope, access_token = '' }: Partial<CodeExchangeAnswer>,
): Promise<Introduced> {
  if (!scope?.split(',').includes('snsapi_userinfo'))
    return { kind: 'visitor', visitor, profile: { nickName: '', headimgurl: '' } }
  const query = { access_token, openid: visitor.openId, lang: 'zh_CN' }
  const said = await ask<UserInfoAnswer>({ operation: 'profile', path: wechatPaths.userInfo, query })
  if (said.kind !== 'answered') return said
  const { nickname, headimgurl } = said.answer
  return { kind: 'visitor', visitor, profile: { nickName: nickname || '', headimgurl: headimgurl || '' } }
}

import { wechatPaths } from '@yf/partner-contract/wechat'
import type {
  AppTokenAnswer,
  CodeExchangeAnswer,
  CodeExchangeParams,
  StableTokenParams,
  TicketAnswer,
  UserInfoAnswer,
} from '@yf/partner-contract/wechat'
import type { Credentials, Lent } from '#platform/credentials/credentials.port.ts'
import type { Settings } from '#platform/settings.ts'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import { askingWechat, type Ask } from './ask.ts'
import type { Introduced, WechatPort, WechatTrouble, WechatVisitor } from './port.ts'

/** One time limit for everything a call needs of WeChat: a lease on a credential must not run out meanwhile. */
export function wechatOverHttp(
  settings: Settings['wechat'],
  credentials: Credentials,
  options: LineOptions = {},
): WechatPort {
  const line = partnerLine({ partner: 'wechat', timeLimitMs: 5000, ...options })
  const secretOf = (appId: string) =>
    settings.accounts.find((account) => account.appId === appId)?.secret ?? ''
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
          borrowTicket(newAsk(), credentials, appId, secretOf(appId)),
        )
        return { kind: 'ticket', ticket }
      } catch (error) {
        if (error instanceof NotLent) return error.trouble
        throw error
      }
    },
  }
}

/** Carries WeChat's refusal through the credentials, which know nothing of it. */
class NotLent extends Error {
  readonly trouble: WechatTrouble
  constructor(trouble: WechatTrouble) {
    super('WeChat lent nothing')
    this.trouble = trouble
  }
}

/** The account's own token may have been replaced elsewhere: it is dropped then, and the next one is tried once. */
async function borrowTicket(
  ask: Ask,
  credentials: Credentials,
  appId: string,
  secret: string,
): Promise<Lent> {
  const name = `wechat.${appId}.token`
  const once = async () => {
    const token = await credentials.get(name, () => borrowToken(ask, appId, secret))
    const query = { access_token: token, type: 'jsapi' }
    return { token, said: await ask<TicketAnswer>({ operation: 'ticket', path: wechatPaths.ticket, query }) }
  }
  let { token, said } = await once()
  if (said.kind === 'refused' && said.reason === 'badToken') {
    await credentials.drop(name, token)
    ;({ said } = await once())
  }
  if (said.kind !== 'answered') throw new NotLent(said)
  return lent(said.answer.ticket, said.answer.expires_in)
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

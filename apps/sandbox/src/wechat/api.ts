import { wechatErrors, wechatPaths, type WechatError, type WechatRefusal } from '@yf/partner-contract/wechat'
import type {
  AppTokenAnswer,
  CodeExchangeAnswer,
  TemplateMessageAnswer,
  TicketAnswer,
  UserInfoAnswer,
} from '@yf/partner-contract/wechat'
import { userTokenSeconds, type Authorizations } from './authorizations.ts'
import type { TokenIssuer } from './lending.ts'
import { wechatPersonOf } from './people.ts'
import type { TemplateMessages } from './template-messages.ts'

export type WechatAnswer =
  | WechatRefusal
  | AppTokenAnswer
  | TicketAnswer
  | TemplateMessageAnswer
  | CodeExchangeAnswer
  | UserInfoAnswer

export interface WechatState {
  readonly apps: ReadonlyMap<string, string>
  readonly authorizations: Authorizations
  readonly lending: TokenIssuer
  readonly messages: TemplateMessages
}

/** Query and JSON body merged: no call uses the same name in both. */
export type WechatParams = Readonly<Record<string, string | undefined>>
type WechatHandler = (params: WechatParams, office: WechatState, scenario: string) => WechatAnswer

/** WeChat's own answers; the scenario only needs to handle exceptions. */
export const wechatApi: Readonly<Record<string, { title: string; answer: WechatHandler }>> = {
  [wechatPaths.stableToken]: { title: '获取接口凭据', answer: stableToken },
  [wechatPaths.token]: { title: '获取接口凭据（旧版）', answer: plainToken },
  [wechatPaths.ticket]: { title: '获取 JS-SDK 票据', answer: ticket },
  [wechatPaths.templateMessage]: { title: '发送模板消息', answer: templateMessage },
  [wechatPaths.codeExchange]: { title: '用授权码换取身份', answer: exchange },
  [wechatPaths.userInfo]: { title: '读取用户资料', answer: userInfo },
  [wechatPaths.userTokenCheck]: { title: '检验用户凭据', answer: checkUserToken },
}

export const refusal = (error: WechatError): WechatRefusal => ({
  errcode: wechatErrors[error].code,
  errmsg: wechatErrors[error].message,
})

function wrongApp({ apps }: WechatState, { appid = '', secret }: WechatParams): WechatError | null {
  if (!apps.has(appid)) return 'invalidAppId'
  return apps.get(appid) === secret ? null : 'invalidSecret'
}

function stableToken(params: WechatParams, office: WechatState, scenario: string): WechatAnswer {
  const wrong = wrongApp(office, params)
  if (wrong) return refusal(wrong)
  if (params.grant_type !== 'client_credential') return refusal('invalidGrantType')
  const isForced = params.force_refresh === 'true'
  const lent = office.lending.stableToken(params.appid ?? '', {
    isForced,
    expireEarly: scenario === 'expired',
  })
  return { access_token: lent.value, expires_in: lent.seconds }
}

function plainToken(params: WechatParams, office: WechatState): WechatAnswer {
  const wrong = wrongApp(office, params)
  if (wrong) return refusal(wrong)
  if (params.grant_type !== 'client_credential') return refusal('invalidGrantType')
  const lent = office.lending.plainToken(params.appid ?? '')
  return { access_token: lent.value, expires_in: lent.seconds }
}

function ticket(params: WechatParams, { lending }: WechatState, scenario: string): WechatAnswer {
  const app = lending.appOf(params.access_token, scenario === 'expired')
  if ('error' in app) return refusal(app.error)
  if (params.type !== 'jsapi') return refusal('invalidTicketType')
  const lent = lending.ticket(app.appId)
  return { errcode: 0, errmsg: 'ok', ticket: lent.value, expires_in: lent.seconds }
}

function templateMessage(
  params: WechatParams,
  { lending, messages }: WechatState,
  scenario: string,
): WechatAnswer {
  const app = lending.appOf(params.access_token, scenario === 'expired')
  if ('error' in app) return refusal(app.error)
  if (!wechatPersonOf(params.touser)) return refusal('invalidOpenId')
  if (scenario === 'unfollowed') return refusal('notFollowing')
  const sent = messages.send(params)
  return 'error' in sent ? refusal(sent.error) : { errcode: 0, errmsg: 'ok', msgid: sent.id }
}

function exchange(params: WechatParams, office: WechatState): WechatAnswer {
  const wrong = wrongApp(office, params)
  if (wrong) return refusal(wrong)
  if (params.grant_type !== 'authorization_code') return refusal('invalidGrantType')
  const spent = office.authorizations.spend(params.appid ?? '', params.code)
  if ('error' in spent) return refusal(spent.error)
  const { openId, scope } = spent.authorization
  return {
    access_token: office.authorizations.tokenFor(spent.authorization),
    expires_in: userTokenSeconds,
    refresh_token: office.authorizations.tokenFor(spent.authorization),
    openid: openId,
    scope,
    ...(wechatPersonOf(openId)?.isSnapshot ? { is_snapshotuser: 1 } : {}),
  }
}

function userInfo(params: WechatParams, { authorizations }: WechatState): WechatAnswer {
  const found = authorizations.byToken(params.access_token, params.openid)
  if ('error' in found) return refusal(found.error)
  if (found.authorization.scope !== 'snsapi_userinfo') return refusal('notAuthorized')
  const person = wechatPersonOf(found.authorization.openId)
  return {
    openid: found.authorization.openId,
    nickname: person?.nickname ?? '',
    // WeChat no longer fills the other profile fields, but still sends them.
    sex: 0,
    province: '',
    city: '',
    country: '',
    headimgurl: '',
    privilege: [],
  }
}

function checkUserToken(params: WechatParams, { authorizations }: WechatState): WechatAnswer {
  const found = authorizations.byToken(params.access_token, params.openid)
  return 'error' in found ? refusal(found.error) : { errcode: 0, errmsg: 'ok' }
}

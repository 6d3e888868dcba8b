import { createHash } from 'node:crypto'

/** WeChat official accounts: web authorization, the account's own credential and the JS-SDK ticket. */
export const wechatPaths = {
  stableToken: '/cgi-bin/stable_token',
  token: '/cgi-bin/token',
  ticket: '/cgi-bin/ticket/getticket',
  templateMessage: '/cgi-bin/message/template/send',
  codeExchange: '/sns/oauth2/access_token',
  userInfo: '/sns/userinfo',
  userTokenCheck: '/sns/auth',
} as const

export type WechatScope = 'snsapi_base' | 'snsapi_userinfo'

/** Every response has HTTP 200: a refusal has an `errcode` other than 0, and most successes have none at all. */
export interface WechatRefusal {
  errcode: number
  errmsg: string
}

/**
 * The body of a POST to `stable_token`. Without force the same token is returned until five minutes before it
 * expires.
 */
export interface StableTokenParams {
  grant_type: 'client_credential'
  appid: string
  secret: string
  force_refresh?: boolean
}

export interface AppTokenAnswer {
  access_token: string
  expires_in: number
}

export interface TicketAnswer extends WechatRefusal {
  ticket: string
  expires_in: number
}

/** The body of a POST to `template/send`; the account's own token is in the query. */
export interface TemplateMessageParams {
  touser: string
  template_id: string
  /** The target of a tap on it. */
  url: string
  /** WeChat sends messages with the same id once to one person within ten minutes. */
  client_msg_id: string
  /** By the keywords of the template: their names define the limits, `thing` twenty characters, `phrase` five. */
  data: Readonly<Record<string, { value: string }>>
}

export interface TemplateMessageAnswer extends WechatRefusal {
  msgid: number
}

export type CodeExchangeParams = {
  appid: string
  secret: string
  code: string
  grant_type: 'authorization_code'
}

/** The token is the user's own and gives access only to their profile; it is not the account's. */
export interface CodeExchangeAnswer {
  access_token: string
  expires_in: number
  refresh_token: string
  openid: string
  scope: string
  /** 1: the page is shown as a snapshot, and openid and profile are not real. */
  is_snapshotuser?: number
  unionid?: string
}

export interface UserInfoAnswer {
  openid: string
  nickname: string
  sex: number
  province: string
  city: string
  country: string
  /** Empty where the user has no picture. */
  headimgurl: string
  privilege: string[]
}

export const wechatErrors = {
  systemBusy: { code: -1, message: 'system error' },
  invalidCredential: { code: 40001, message: 'invalid credential, access_token is invalid or not latest' },
  invalidGrantType: { code: 40002, message: 'invalid grant_type' },
  invalidOpenId: { code: 40003, message: 'invalid openid' },
  invalidAppId: { code: 40013, message: 'invalid appid' },
  invalidToken: { code: 40014, message: 'invalid access_token' },
  invalidCode: { code: 40029, message: 'invalid code' },
  invalidTemplate: { code: 40037, message: 'invalid template_id' },
  invalidTicketType: { code: 40097, message: 'invalid args' },
  invalidSecret: { code: 40125, message: 'invalid appsecret' },
  codeUsed: { code: 40163, message: 'code been used' },
  addressNotListed: { code: 40164, message: 'invalid ip, not in whitelist' },
  tokenMissing: { code: 41001, message: 'access_token missing' },
  codeMissing: { code: 41008, message: 'missing code' },
  tokenExpired: { code: 42001, message: 'access_token expired' },
  codeExpired: { code: 42003, message: 'oauth_code expired' },
  notFollowing: { code: 43004, message: 'require subscribe' },
  dailyQuota: { code: 45009, message: 'reach max api daily quota limit' },
  minuteQuota: {
    code: 45011,
    message: 'api minute-quota reach limit, must slower, retry next minute',
  },
  messageIdTaken: { code: 45065, message: 'clientmsgid exist' },
  invalidTemplateData: { code: 47003, message: 'argument invalid! data is invalid' },
  notAuthorized: { code: 48001, message: 'api unauthorized' },
} as const satisfies Record<string, { code: number; message: string }>

export type WechatError = keyof typeof wechatErrors

export interface JsSdkPage {
  readonly ticket: string
  readonly nonceStr: string
  /** Seconds. */
  readonly timestamp: number
  /** As the browser shows it, with or without the part after the hash sign. */
  readonly url: string
}

/** WeCom signs its pages the same way, with its own tickets. */
export function jsSdkSignature({ ticket, nonceStr, timestamp, url }: JsSdkPage): string {
  const [withoutHash] = url.split('#', 1)
  const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${withoutHash}`
  return createHash('sha1').update(signed).digest('hex')
}

import { jsSdkSignature, type JsSdkPage } from './wechat.ts'

/** DingTalk, calls of a company's own internal app. The new gateway (`/v1.0/…`) answers like this… */
export interface DingTalkToken {
  accessToken: string
  /** Seconds. */
  expireIn: number
}

export interface DingTalkTicket {
  jsapiTicket: string
  expireIn: number
}

export interface DingTalkFault {
  code: string
  message: string
  requestid: string
}

/** The new gateway's own error names, with their HTTP status. */
export const dingTalkFaults = {
  invalidClientIdOrSecret: { http: 400, message: '无效的clientId或者clientSecret' },
  InvalidAuthentication: { http: 401, message: '不合法的access_token' },
  MissingAuthentication: { http: 401, message: '缺少access_token' },
  ServiceUnavailable: { http: 503, message: '服务暂不可用' },
} as const satisfies Record<string, { http: number; message: string }>

export const tokenHeader = 'x-acs-dingtalk-access-token'

/** …and the old one (`/topapi/…`) like this. */
export interface DingTalkAnswer<Result> {
  errcode: number
  errmsg: string
  request_id: string
  result?: Result
}

/** Of `v2/user/getuserinfo`. */
export interface DingTalkVisitor {
  userid: string
  unionid: string
  name: string
}

/** Of `v2/user/get`: without the permission there is no mobile. */
export interface DingTalkUser {
  userid: string
  unionid: string
  name: string
  mobile?: string
  state_code?: string
}

export const dingTalkErrors = {
  '-1': '系统繁忙',
  40014: '不合法的access_token',
  40078: '不存在的临时授权码',
  41001: '缺少access_token参数',
  42001: 'access_token超时',
  60121: '找不到该用户',
} as const satisfies Record<string, string>

export const dingTalkRefusesToken = (code: number | string): boolean =>
  [40014, 41001, 42001, 'InvalidAuthentication', 'MissingAuthentication'].includes(code)
export const dingTalkRefusesCode = (errcode: number): boolean => errcode === 40078

/** The standard signature, except for the query: DingTalk's own apps sign it decoded once. */
export const dingTalkSignature = (page: JsSdkPage): string =>
  jsSdkSignature({ ...page, url: decodedQuery(page.url.split('#', 1)[0]!) })

export function decodedQuery(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  try {
    return url.slice(0, at + 1) + decodeURIComponent(url.slice(at + 1).replaceAll('+', ' '))
  } catch {
    return url
  }
}

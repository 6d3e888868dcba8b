/** WeCom, calls of a company's own internal app (`/cgi-bin/…`). */
export interface WecomAnswer {
  errcode: number
  errmsg: string
}

export interface WecomToken extends WecomAnswer {
  access_token: string
  expires_in: number
}

/** Of `get_jsapi_ticket` for the company and of `ticket/get?type=agent_config` for the app. */
export interface WecomTicket extends WecomAnswer {
  ticket: string
  expires_in: number
}

/** Of `auth/getuserinfo`: a person outside the company has an `openid` instead of a `userid`. */
export interface WecomVisitor extends WecomAnswer {
  userid?: string
  /** Only if the person consented under snsapi_privateinfo. */
  user_ticket?: string
  openid?: string
}

/** Of `auth/getuserdetail`: no name here, and an empty mobile where the person hides it. */
export interface WecomDetail extends WecomAnswer {
  userid: string
  mobile?: string
}

/** Of `user/get`: apps created after June 2022 do not get the mobile here. */
export interface WecomUser extends WecomAnswer {
  userid: string
  name: string
  mobile?: string
}

export const wecomErrors = {
  '-1': 'system busy',
  40001: 'invalid credential',
  40013: 'invalid corpid',
  40014: 'invalid access_token',
  40029: 'invalid code',
  41001: 'access_token missing',
  42001: 'access_token expired',
  50001: 'redirect_url not registered',
  60011: 'no privilege to access/modify contact/party/agent',
  60111: 'userid not found',
} as const satisfies Record<string, string>

export const wecomRefusesToken = (errcode: number): boolean => [40014, 41001, 42001].includes(errcode)
export const wecomRefusesCode = (errcode: number): boolean => errcode === 40029

/** The parameters of the consent page, in the required order. */
export interface WecomAuthorize {
  readonly corpId: string
  readonly agentId: string
  readonly scope: 'snsapi_base' | 'snsapi_privateinfo'
}

/**
 * The address of that page with `redirect_uri` and `state` still empty: the caller fills in both in place, which
 * keeps the order.
 */
export function wecomAuthorizeUrl(page: string, { corpId, agentId, scope }: WecomAuthorize): string {
  const query = new URLSearchParams({
    appid: corpId,
    redirect_uri: '',
    response_type: 'code',
    scope,
    state: '',
    agentid: agentId,
  })
  return `${page}?${query}#wechat_redirect`
}

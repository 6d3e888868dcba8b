/** Feishu, calls of a company's own internal app (`/open-apis/…`). */
export interface FeishuAnswer<Data = never> {
  code: number
  msg: string
  data?: Data
}

/** Of `auth/v3/tenant_access_token/internal`, in addition to `code` and `msg`. */
export interface FeishuTenantToken {
  tenant_access_token: string
  /** Seconds. */
  expire: number
}

/** Of `jssdk/ticket/get`. */
export interface FeishuTicket {
  ticket: string
  expire_in: number
}

/** Of `authen/v2/oauth/token`, which follows RFC 6749 and adds a number. */
export interface FeishuUserToken {
  code: number
  access_token: string
  expires_in: number
  token_type: 'Bearer'
}

export interface FeishuOauthFault {
  code: number
  error: string
  error_description: string
}

/** Of `authen/v1/user_info`: the mobile has its country code, and only an app with the permission gets it. */
export interface FeishuUser {
  open_id: string
  union_id: string
  name: string
  mobile?: string
}

export const feishuErrors = {
  10003: { http: 200, msg: 'invalid param' },
  10014: { http: 200, msg: 'app secret invalid' },
  20005: { http: 401, msg: 'The user access token passed is invalid. Please check the value' },
  99991661: { http: 400, msg: 'Missing access token for authorization.' },
  99991663: { http: 400, msg: 'Invalid access token for authorization.' },
  99991400: { http: 429, msg: 'request trigger frequency limit' },
} as const satisfies Record<number, { http: number; msg: string }>

/** Errors of the token call, all under HTTP 400 except the last. */
export const feishuOauthErrors = {
  20002: { http: 400, error: 'invalid_client', error_description: 'The client secret is invalid.' },
  20003: { http: 400, error: 'invalid_grant', error_description: 'The authorization code is not found.' },
  20004: { http: 400, error: 'invalid_grant', error_description: 'The authorization code has expired.' },
  20024: {
    http: 400,
    error: 'invalid_grant',
    error_description: 'The provided authorization code does not match the client.',
  },
  20048: { http: 400, error: 'invalid_client', error_description: 'The app is not found.' },
  20065: { http: 400, error: 'invalid_grant', error_description: 'The authorization code has been used.' },
  20050: { http: 500, error: 'server_error', error_description: 'An unexpected server error occurred.' },
} as const satisfies Record<number, { http: number; error: string; error_description: string }>

/** 20014 is the older call's code for an app token, 99991668 and 99991677 for a user's. */
export const feishuRefusesToken = (code: number): boolean =>
  [20014, 99991661, 99991663, 99991664, 99991668, 99991677].includes(code)
export const feishuRefusesCode = (code: number): boolean => [20003, 20004, 20024, 20065].includes(code)

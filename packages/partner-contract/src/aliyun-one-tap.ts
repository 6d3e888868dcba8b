/** Alibaba Cloud Dypnsapi 2017-05-25: the two calls of one-tap login in a web page. */
export const oneTapVersion = '2017-05-25'
export const getAuthToken = 'GetAuthToken'
export const getPhoneWithToken = 'GetPhoneWithToken'

/** The parameters are in the query of a POST without a body. */
export type GetAuthTokenParams = {
  /** `https://host/`, as registered with the scheme. */
  Url: string
  /** `https://host`, likewise. */
  Origin: string
  /** 1 is one-tap login, 0 verifies a number that the user typed. */
  BizType: '1'
  /** The scheme configured in the console; newer accounts must name it. */
  SceneCode?: string
}

export type GetPhoneWithTokenParams = { SpToken: string }

/** HTTP 200 only means that the gateway accepted the call: `Code` holds the result. */
interface OneTapAnswer {
  Code: string
  Message: string
  RequestId: string
}

export interface GetAuthTokenAnswer extends OneTapAnswer {
  TokenInfo?: { AccessToken: string; JwtToken: string }
}

/** The provider's own example shows the number without quotation marks. */
export interface GetPhoneWithTokenAnswer extends OneTapAnswer {
  Data?: { Mobile: string | number }
}

export const oneTapAccepted = 'OK'

/** The product's error codes, always under HTTP 200. */
export const oneTapErrors = {
  'isv.INVALID_PARAMETERS': '非法参数',
  'isv.SCENE_QUERY_FAIL': '场景查询失败',
  'isv.TOKEN_INVALID': '令牌无效',
  'isv.OUT_OF_SERVICE': '业务停机',
  'isv.RAM_PERMISSION_DENY': '没有访问权限',
} as const satisfies Record<string, string>

export type OneTapError = keyof typeof oneTapErrors

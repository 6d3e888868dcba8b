/** Alibaba Cloud Dysmsapi 2017-05-25, call SendSms. */
export const sendSms = { action: 'SendSms', version: '2017-05-25' } as const

/** The parameters are in the query of a POST without a body. */
export type SendSmsParams = {
  PhoneNumbers: string
  SignName: string
  TemplateCode: string
  /** A JSON object whose values are strings. */
  TemplateParam: string
  /** The caller's own number of the message. The provider returns it in its receipts. */
  OutId: string
}

/** The delivery status of messages to a phone on a day. It uses the same gateway as sending, and sends nothing. */
export const querySendDetails = { action: 'QuerySendDetails', version: '2017-05-25' } as const

export type QuerySendDetailsParams = {
  PhoneNumber: string
  /** yyyyMMdd */
  SendDate: string
  PageSize: string
  CurrentPage: string
}

/** HTTP 200 only means that the gateway accepted the call: `Code` says whether the message is sent. */
export interface SendSmsAnswer {
  Code: string
  Message: string
  RequestId: string
  BizId?: string
}

/** The status of each message, newest first; `OutId` is the sender's own number. */
export interface QuerySendDetailsAnswer extends SendSmsAnswer {
  TotalCount?: string
  SmsSendDetailDTOs?: { SmsSendDetailDTO?: { OutId?: string; PhoneNum?: string }[] }
}

export const smsAccepted = 'OK'

/** Errors of the gateway itself, with their HTTP status, before the SMS product sees the call. */
export const gatewayErrors = {
  SignatureDoesNotMatch: { http: 400, message: 'Specified signature is not matched with our calculation.' },
  IncompleteSignature: { http: 400, message: 'The request signature does not conform to Aliyun standards.' },
  'InvalidAccessKeyId.NotFound': { http: 404, message: 'Specified access key is not found.' },
  'InvalidTimeStamp.Expired': { http: 400, message: 'Specified time stamp or date value is expired.' },
  SignatureNonceUsed: { http: 400, message: 'Specified signature nonce was used already.' },
  'InvalidAction.NotFound': { http: 404, message: 'Specified api is not found.' },
  MissingParameter: { http: 400, message: 'A mandatory parameter is not supplied.' },
  'Throttling.User': { http: 400, message: 'Request was denied due to user flow control.' },
  InternalError: { http: 500, message: 'The request processing has failed due to some unknown error.' },
  ServiceUnavailable: {
    http: 503,
    message: 'The request has failed due to a temporary failure of the server.',
  },
} as const satisfies Record<string, { http: number; message: string }>

export type GatewayError = keyof typeof gatewayErrors

/** The SMS product's error codes, always under HTTP 200. */
export const smsErrors = {
  'isv.MOBILE_NUMBER_ILLEGAL': '非法手机号',
  'isv.BUSINESS_LIMIT_CONTROL': '业务限流',
  'isv.DAY_LIMIT_CONTROL': '触发日发送限额',
  'isv.BLACK_KEY_CONTROL_LIMIT': '黑名单管控',
  'isv.SMS_SIGNATURE_ILLEGAL': '短信签名不合法',
  'isv.SMS_TEMPLATE_ILLEGAL': '短信模板不合法',
  'isv.TEMPLATE_MISSING_PARAMETERS': '模板缺少变量',
  'isv.INVALID_JSON_PARAM': 'JSON参数不合法',
  'isv.OUT_OF_SERVICE': '业务停机',
  'isp.SYSTEM_ERROR': '系统错误',
} as const satisfies Record<string, string>

export type SmsError = keyof typeof smsErrors

import { createHmac } from 'node:crypto'

/** 诺诺 e-invoices: one address, the header `method` names the call. */
export const nuonuoPaths = { token: '/accessToken', services: '/open/v1/services' } as const

export const nuonuoMethods = {
  issue: 'nuonuo.OpeMplatform.requestBillingNew',
  ask: 'nuonuo.OpeMplatform.queryInvoiceResult',
  reverse: 'nuonuo.OpeMplatform.fastInvoiceRed',
} as const

export const nuonuoHeaders = {
  sign: 'x-nuonuo-sign',
  token: 'accesstoken',
  taxNo: 'usertax',
  method: 'method',
} as const

/** The path of results, below our partner prefix. */
export const nuonuoNoticePath = 'nuonuo/invoice'

export interface NuonuoSigned {
  readonly appKey: string
  readonly senid: string
  readonly nonce: string
  /** Seconds, as text. */
  readonly timestamp: string
  readonly body: string
}

/** Their own protocol: HMAC-SHA1 in base64 over the parts of the address and the body. */
export const signNuonuo = ({ appKey, senid, nonce, timestamp, body }: NuonuoSigned, secret: string): string =>
  createHmac('sha1', secret)
    .update(`a=services&l=v1&p=open&k=${appKey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`)
    .digest('base64')

export const nuonuoCodes = {
  ok: 'E0000',
  badSign: '070301',
  badToken: '070201',
  /** Invalid data, such as a name and a tax number that do not match. */
  refused: 'E9105',
  /** 订单编号或流水号不能重复: the number was used before, whatever the result. Query it by its number. */
  known: 'E9106',
  /** Nothing is found under the number, or not yet. */
  unknown: 'E9500',
} as const

export interface NuonuoAnswer<Result = unknown> {
  readonly code: string
  readonly describe: string
  readonly result?: Result
}

/** Amounts are yuan with two decimals, as text. */
export interface NuonuoLine {
  readonly goodsName: string
  readonly num: string
  /** 1: the price includes tax. */
  readonly withTaxFlag: '1'
  readonly taxRate: string
  readonly taxIncludedAmount: string
}

export interface NuonuoOrder {
  /** Ours: the same number is the same invoice, even if requested repeatedly. */
  readonly orderNo: string
  readonly salerTaxNum: string
  readonly buyerName: string
  readonly buyerTaxNum: string
  readonly buyerAddress: string
  readonly buyerTel: string
  readonly buyerAccount: string
  /** 1 blue, 2 red. */
  readonly invoiceType: '1' | '2'
  /** 数电普票 */
  readonly invoiceLine: 'pc'
  /** −1: 诺诺 sends nothing to the buyer itself. */
  readonly pushMode: '-1'
  readonly callBackUrl: string
  /** YYYY-MM-DD HH:mm:ss */
  readonly invoiceDate: string
  /** For a red one: the reversed invoice. */
  readonly invoiceNum?: string
  readonly redReason?: string
  readonly invoiceDetail: readonly NuonuoLine[]
}

export interface NuonuoAccepted {
  readonly invoiceSerialNum: string
}

export const nuonuoStatuses = {
  issued: '2',
  issuing: '20',
  signing: '21',
  failed: '22',
  /** 开票成功签章失败: the tax bureau has the invoice, its file is missing. */
  signFailed: '24',
} as const

export interface NuonuoResult {
  readonly serialNo: string
  readonly orderNo: string
  readonly status: string
  readonly statusMsg: string
  readonly failCause: string
  readonly allElectronicInvoiceNumber: string
  /** Milliseconds. */
  readonly invoiceTime: number
  /** Including tax; negative for a red one. */
  readonly orderAmount: string
  readonly pdfUrl: string
  readonly ofdUrl: string
}

/** Their notices: a form. */
export interface NuonuoNotice {
  readonly operater: 'callback'
  readonly orderno: string
  /** JSON with the data that `ask` would return; our server does not trust it. */
  readonly content: string
}

/** The 财政电子票据 platform's 查验, for medical e-receipts: request and response are base64-encoded JSON. */
export const fiscalCheckPaths = { check: '/ebill/v1/checkBill' } as const

/** `sign` (see `partner-link.ts`) covers the envelope by name. */
export type FiscalEnvelope = {
  appid: string
  data: string
  /** A nonce, valid once. */
  noise: string
  /** Seconds since 1970. */
  timestamp: string
  version: string
}

export interface FiscalQuestion {
  /** 票据代码, 票据号码 */
  readonly billBatchCode: string
  readonly billNo: string
  /** 校验码; empty where the picture does not show it. */
  readonly random: string
  /** 开票日期 as 20260220 */
  readonly issueDate: string
  /** 金额 in yuan: 128.50 */
  readonly totalAmount: string
}

export const fiscalCodes = {
  ok: 'S0000',
  unknown: 'E0401',
  badSign: 'E0101',
  overQuota: 'E0108',
  busy: 'E9999',
} as const

export const fiscalStates = { normal: '1', reversed: '2', voided: '3' } as const

/** 票面信息 */
export interface FiscalBill {
  readonly status: string
  readonly issueDate: string
  readonly totalAmount: string
  /** 开票单位, 交款人 */
  readonly invoicingPartyName?: string
  readonly payerPartyName?: string
}

export interface FiscalAnswer {
  readonly result: string
  readonly message: string
  /** Base64 of a `FiscalBill`. */
  readonly data?: string
}

export const toBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** Null where it is no JSON object. */
export function fromBase64<Body extends object>(text: string): Partial<Body> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return typeof value === 'object' && value !== null ? (value as Partial<Body>) : null
  } catch {
    return null
  }
}

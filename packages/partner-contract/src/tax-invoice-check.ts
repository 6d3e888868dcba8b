/** The tax authority's 发票查验, for VAT and fully digital invoices, in its own abbreviations. */
export const taxCheckPaths = { check: '/fpcy/v1/cy' } as const

/** All text, because `sign` (see `partner-link.ts`) covers the fields by name. */
export type TaxCheckRequest = {
  appid: string
  /** 发票代码; empty for fully digital invoices, which have none. */
  fpdm: string
  /** 发票号码 */
  fphm: string
  /** 开票日期 as 20260220 */
  kprq: string
  /** 金额 in yuan: 128.50. Medical care is exempt from tax, so it is also the amount paid. */
  je: string
  /** The last six of the 校验码; empty where the picture does not show it. */
  jym: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
}

/** 0000: there is a result, of any kind. The others are about the request. */
export const taxCheckCodes = { ok: '0000', badSign: '1001', overQuota: '1008', busy: '9999' } as const

/** 查验结果: the data matches the records, differs from them, or is not in them. */
export const taxResults = { agrees: '001', differs: '002', unknown: '009' } as const

/** 发票状态 */
export const taxStates = { normal: '正常', voided: '作废', reversed: '红冲' } as const

export interface TaxInvoice {
  readonly fpzt: string
  readonly kprq: string
  /** 价税合计 in yuan */
  readonly jshj: string
  /** 销方名称, 购方名称 */
  readonly xfmc?: string
  readonly gfmc?: string
}

export interface TaxCheckAnswer {
  readonly code: string
  readonly cyjg?: string
  /** 查验结果信息, as text */
  readonly cyjgxx: string
  readonly fpxx?: TaxInvoice | null
}

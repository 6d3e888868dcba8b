import { createHash, createHmac } from 'node:crypto'
import type { RequestSigning } from './signed-request.ts'

/**
 * FENGSHI, the agency for high-end exams at many institutions. Requests are JSON, and the signature covers the bytes.
 */
export const fengshiPaths = {
  cities: '/open/v1/cities',
  brands: '/open/v1/brands',
  institutions: '/open/v1/institutions',
  packages: '/open/v1/packages',
  schedules: '/open/v1/schedules',
  orders: '/open/v1/orders',
  changes: '/open/v1/orders/change',
  cancels: '/open/v1/orders/cancel',
  reports: '/open/v1/reports',
} as const
export type FengshiPath = (typeof fengshiPaths)[keyof typeof fengshiPaths]

/** Its notices, as signed events (`signed-event.ts`): path and type. */
export const fengshiEvents = {
  confirmed: { path: 'fengshi/order/confirmed', type: 'order.confirmed' },
  refused: { path: 'fengshi/order/refused', type: 'order.refused' },
  report: { path: 'fengshi/report/ready', type: 'report.ready' },
} as const

/** The prefix distinguishes a request's signature from an event's with the same secret. */
export const fengshiSigning: RequestSigning = {
  headers: {
    account: 'x-fs-merchant',
    timestamp: 'x-fs-timestamp',
    nonce: 'x-fs-nonce',
    sign: 'x-fs-sign',
  },
  sign: ({ path, timestamp, nonce, body }, secret) =>
    createHmac('sha256', secret)
      .update(['fengshi', path, timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
      .digest('hex'),
}

export const fengshiCodes = {
  ok: '0000',
  badSign: '1001',
  stale: '1002',
  badRequest: '1003',
  unknown: '2001',
  /** The day is full, or the institution is closed on it. */
  noPlace: '2002',
  busy: '9000',
} as const
export type FengshiCode = (typeof fengshiCodes)[keyof typeof fengshiCodes]

export interface FengshiAnswer<Data = unknown> {
  readonly code: FengshiCode
  readonly message: string
  readonly data: Data | null
}

export interface FengshiCity {
  readonly cityCode: string
  readonly cityName: string
  readonly institutionCount: number
}

export interface FengshiBrand {
  readonly brandCode: string
  readonly brandName: string
  readonly intro: string
  readonly institutionCount: number
}

export interface FengshiInstitution {
  readonly institutionCode: string
  readonly institutionName: string
  readonly brandName: string
  readonly address: string
  readonly tel: string
  readonly openHours: string
  /** In GCJ-02, as on Chinese maps. */
  readonly lng: number
  readonly lat: number
}

export interface FengshiPackage {
  readonly mealCode: string
  readonly mealName: string
  readonly intro: string
  readonly suits: string
  readonly minutes: number
  readonly items: readonly { readonly group: string; readonly name: string; readonly meaning: string }[]
}

/** The person for whom packages are requested: enough to choose them, without a name. */
export interface FengshiPackagesRequest {
  readonly institutionCode: string
  readonly gender: 'M' | 'F'
  readonly age: number
  readonly married: boolean
}

export interface FengshiDay {
  /** YYYY-MM-DD */
  readonly date: string
  readonly total: number
  readonly left: number
}

/**
 * The order's number is the merchant's own: the same number is the same order, and a repeated call returns its
 * status.
 */
export interface FengshiOrder {
  readonly orderNo: string
  readonly institutionCode: string
  readonly mealCode: string
  readonly date: string
  readonly person: {
    readonly name: string
    readonly gender: 'M' | 'F'
    readonly birth: string
    readonly certType: string
    readonly certNo: string
    readonly mobile: string
    readonly married: boolean
  }
}

export type FengshiStatus = 'PENDING' | 'CONFIRMED' | 'REFUSED' | 'CANCELLED'

export interface FengshiOrderStatus {
  readonly orderNo: string
  readonly status: FengshiStatus
  readonly date: string
  readonly reason: string | null
}

/** The same change number is the same change and gets the same answer. */
export interface FengshiChange {
  readonly orderNo: string
  readonly changeNo: string
  readonly date: string
}

export interface FengshiValue {
  readonly itemCode: string
  readonly itemName: string
  /** Null where the finding is text. */
  readonly value: number | null
  readonly text: string
  readonly unit: string
  readonly refLow: number | null
  readonly refHigh: number | null
  readonly abnormal: boolean
}

export interface FengshiReport {
  readonly reportNo: string
  readonly orderNo: string
  readonly date: string
  readonly conclusion: string
  readonly values: readonly FengshiValue[]
  readonly pdfBase64: string
}

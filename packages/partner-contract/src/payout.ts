import { createHash, createHmac } from 'node:crypto'
import type { RequestSigning } from './signed-request.ts'

/** A payout provider: it pays our money to bank cards. Requests and responses are both signed. */
export const payoutPaths = { instructions: '/v1/instructions' } as const

export const payoutPathOf = (instructionId: string): string =>
  `${payoutPaths.instructions}/${encodeURIComponent(instructionId)}`

/** The provider's notices to the merchant, as signed events (`signed-event.ts`), and their paths. */
export const payoutNotices = {
  path: 'payout/notify',
  paid: 'payout.paid',
  failed: 'payout.failed',
} as const

/** Names of the request's headers; an answer has the last one only. */
const headers = {
  account: 'x-po-merchant',
  timestamp: 'x-po-timestamp',
  nonce: 'x-po-nonce',
  sign: 'x-po-sign',
} as const
export const payoutSignHeader = headers.sign

const digest = (body: string) => createHash('sha256').update(body).digest('hex')

export const payoutSigning: RequestSigning = {
  headers,
  sign: ({ method, path, timestamp, nonce, body }, secret) =>
    createHmac('sha256', secret)
      .update([method, path, timestamp, nonce, digest(body)].join('\n'))
      .digest('hex'),
}

/** Includes the nonce of its request, so that an old response does not match a new one. */
export const signPayoutAnswer = (nonce: string, status: number, body: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(['answer', nonce, String(status), digest(body)].join('\n'))
    .digest('hex')

export interface PayoutRequest {
  /** The merchant's own number: the same number is the same payment, even if sent repeatedly. */
  readonly instructionId: string
  readonly payeeName: string
  readonly cardNo: string
  readonly bankName: string
  /** Fen. */
  readonly amount: number
  readonly currency: 'CNY'
  readonly remark: string
}

export type PayoutStatus = 'PROCESSING' | 'PAID' | 'FAILED'

export const payoutCodes = {
  ok: 'OK',
  badSign: 'SIGN_ERROR',
  stale: 'REQUEST_EXPIRED',
  badRequest: 'PARAM_ERROR',
  badCard: 'CARD_INVALID',
  nameMismatch: 'NAME_MISMATCH',
  overLimit: 'LIMIT_EXCEEDED',
  noFunds: 'BALANCE_NOT_ENOUGH',
  conflict: 'INSTRUCTION_CONFLICT',
  unknown: 'INSTRUCTION_NOT_FOUND',
  returned: 'BANK_RETURNED',
  busy: 'SYSTEM_BUSY',
} as const
export type PayoutCode = (typeof payoutCodes)[keyof typeof payoutCodes]

export interface PayoutAnswer {
  readonly code: PayoutCode
  readonly message: string
  readonly data: PayoutRecord | null
}

export interface PayoutRecord {
  readonly instructionId: string
  readonly payoutNo: string
  readonly amount: number
  readonly status: PayoutStatus
  /** ISO 8601, once paid. */
  readonly paidAt: string | null
  /** The bank's own number, once paid. */
  readonly bankReceipt: string | null
  /** The reason of the failure. */
  readonly failCode: PayoutCode | null
  readonly failMessage: string | null
}

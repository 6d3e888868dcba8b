import { randomInt } from 'node:crypto'
import {
  payoutCodes,
  payoutSigning,
  type PayoutAnswer,
  type PayoutCode,
  type PayoutRecord,
  type PayoutRequest,
} from '@yf/partner-contract/payout'
import { createCallGate, type SignedCall } from '../frame/signed-call.ts'

export interface PayoutHttpAnswer {
  readonly http: number
  readonly body: PayoutAnswer
  /** Set if this call created a new payment. */
  readonly created?: PayoutRecord
}

/** How an accepted payment ends. */
export type PaymentEnding = 'atOnce' | 'later' | 'returned'

interface StoredPayment {
  readonly request: PayoutRequest
  readonly payoutNo: string
  readonly bankReceipt: string
  readonly acceptedAt: Date
  readonly fate: PaymentEnding
}

const most = 10_000

/** The books of a payout provider: one payment per instruction, however often it is requested. */
export function createProvider(merchant: { id: string; secret: string }, laterMs: number, now: () => Date) {
  const payments = new Map<string, StoredPayment>()
  const gate = createCallGate(payoutSigning, merchant, now)

  return {
    refusal(call: SignedCall): PayoutHttpAnswer | null {
      const fault = gate(call)
      return fault && refused(401, fault, fault === 'badSign' ? '签名错误' : '请求已过期或重复')
    },
    take(request: PayoutRequest, fate: PaymentEnding): PayoutHttpAnswer {
      const before = payments.get(request.instructionId)
      if (before) {
        if (!isSameRequest(before.request, request))
          return refused(409, 'conflict', '指令编号已用于另一笔付款')
        return {
          http: 200,
          body: { code: payoutCodes.ok, message: '已受理', data: recordOf(before, laterMs, now()) },
        }
      }
      const fault = faultOf(request)
      if (fault) return fault
      const entry = {
        request,
        payoutNo: `PO${number()}`,
        bankReceipt: `BK${number()}`,
        acceptedAt: now(),
        fate,
      }
      remember(payments, request.instructionId, entry)
      const data = recordOf(entry, laterMs, now())
      return { http: 200, body: { code: payoutCodes.ok, message: '已受理', data }, created: data }
    },
    look(instructionId: string): PayoutHttpAnswer {
      const entry = payments.get(instructionId)
      if (!entry) return refused(404, 'unknown', '没有这笔指令')
      return {
        http: 200,
        body: { code: payoutCodes.ok, message: '成功', data: recordOf(entry, laterMs, now()) },
      }
    },
    cardOf: (instructionId: string) => payments.get(instructionId)?.request.cardNo ?? '',
  }
}

export type PayoutProvider = ReturnType<typeof createProvider>

export const refused = (http: number, name: keyof typeof payoutCodes, message: string): PayoutHttpAnswer => ({
  http,
  body: { code: payoutCodes[name], message, data: null },
})

function faultOf({
  instructionId,
  payeeName,
  cardNo,
  amount,
  currency,
}: PayoutRequest): PayoutHttpAnswer | null {
  if (!instructionId || !payeeName || !Number.isSafeInteger(amount) || amount <= 0 || currency !== 'CNY')
    return refused(400, 'badRequest', '参数不正确')
  if (!/^\d{12,19}$/.test(cardNo)) return refused(200, 'badCard', '收款卡号不正确')
  return null
}

function recordOf(
  { request, payoutNo, bankReceipt, acceptedAt, fate }: StoredPayment,
  laterMs: number,
  now: Date,
): PayoutRecord {
  const base = { instructionId: request.instructionId, payoutNo, amount: request.amount }
  const open = { ...base, paidAt: null, bankReceipt: null, failCode: null, failMessage: null }
  if (fate === 'returned') {
    const failCode: PayoutCode = payoutCodes.returned
    return { ...open, status: 'FAILED', failCode, failMessage: '银行退汇：收款账户状态异常' }
  }
  const paidAt = new Date(acceptedAt.getTime() + (fate === 'later' ? laterMs : 0))
  if (now < paidAt) return { ...open, status: 'PROCESSING' }
  return { ...open, status: 'PAID', paidAt: paidAt.toISOString(), bankReceipt }
}

const number = () => `${randomInt(100_000, 1_000_000)}${randomInt(100_000, 1_000_000)}`

const isSameRequest = (a: PayoutRequest, b: PayoutRequest) =>
  a.payeeName === b.payeeName && a.cardNo === b.cardNo && a.amount === b.amount && a.bankName === b.bankName

function remember<T>(memory: Map<string, T>, key: string, value: T) {
  memory.set(key, value)
  const oldest = memory.keys().next().value
  if (memory.size > most && oldest !== undefined) memory.delete(oldest)
}

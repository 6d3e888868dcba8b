import type { FastifyRequest } from 'fastify'
import { payoutHeaders, signPayoutAnswer, type PayoutRequest } from '@yf/partner-contract/payout'
import type { PlayedAnswer } from '../frame/play.ts'
import type { PayoutHttpAnswer, SignedPayoutCall } from './provider.ts'

/** The signature of an answer includes the nonce of its request. */
export const signing =
  (nonce: string, secret: string) =>
  ({ http, body }: PayoutHttpAnswer): PlayedAnswer => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [payoutHeaders.sign]: signPayoutAnswer(nonce, http, text, secret),
    }
    return { http, headers, body: text, outcome: body.data?.status ?? body.code }
  }

export function callOf(request: FastifyRequest): SignedPayoutCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    method: request.method,
    path: new URL(request.url, 'http://sandbox').pathname.slice('/payout'.length),
    merchant: header(payoutHeaders.merchant),
    timestamp: header(payoutHeaders.timestamp),
    nonce: header(payoutHeaders.nonce),
    sign: header(payoutHeaders.sign),
    body: typeof request.body === 'string' ? request.body : '',
  }
}

export function readRequest(body: string): PayoutRequest {
  const nothing = {
    instructionId: '',
    payeeName: '',
    cardNo: '',
    bankName: '',
    amount: 0,
    currency: 'CNY',
    remark: '',
  }
  try {
    return { ...nothing, ...(JSON.parse(body) as Partial<PayoutRequest>) } as PayoutRequest
  } catch {
    return nothing as PayoutRequest
  }
}

/** For the scenario `lies`. */
export const withAnotherSum = (answer: PayoutHttpAnswer): PayoutHttpAnswer => {
  const { data } = answer.body
  return data ? { ...answer, body: { ...answer.body, data: { ...data, amount: data.amount + 1 } } } : answer
}

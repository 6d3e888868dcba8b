import { payoutSignHeader, signPayoutAnswer, type PayoutRequest } from '@yf/partner-contract/payout'
import type { PlayedAnswer } from '../frame/play.ts'
import type { PayoutHttpAnswer } from './provider.ts'

/** The signature of an answer includes the nonce of its request. */
export const signing =
  (nonce: string, secret: string) =>
  ({ http, body }: PayoutHttpAnswer): PlayedAnswer => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [payoutSignHeader]: signPayoutAnswer(nonce, http, text, secret),
    }
    return { http, headers, body: text, outcome: body.data?.status ?? body.code }
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

import type { PayBatch } from '@yf/contract/claims-admin'
import type { Tone } from '#ui/tone.ts'

export const paymentLists = [
  ['waiting', '待打款'],
  ['sent', '已发出'],
  ['failed', '失败'],
  ['paid', '已到账'],
] as const
export type PaymentState = (typeof paymentLists)[number][0]
export type PaymentTab = PaymentState | 'batches'

/** The same parameters as the lists use, so that the tabs read their counts from the same query. */
export const paymentsQueryOf = (state: PaymentState, pageNo: number) => ({ state, pageNo, pageSize: 50 })
export const batchesQueryOf = (pageNo: number) => ({ pageNo, pageSize: 20 })

export const tabOf = (name: string | undefined): PaymentTab => {
  if (name === 'batches') return name
  return paymentLists.find(([state]) => state === name)?.[0] ?? 'waiting'
}

export const emptyTexts: Readonly<Record<PaymentState, string>> = {
  waiting: '没有等待打款的案件',
  sent: '没有等待银行回音的款项',
  failed: '没有失败的款项',
  paid: '还没有到账的款项',
}

export const batchState: Readonly<Record<PayBatch['state'], { word: string; tone: Tone }>> = {
  open: { word: '待发送', tone: 'warning' },
  sent: { word: '已发送', tone: 'processing' },
  file: { word: '按文件打款', tone: 'processing' },
  done: { word: '已完成', tone: 'success' },
}

import { orderStates, type OrderKind, type OrderState } from './order.ts'
import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the stored codes. */
export const billStates = { waiting: 1, issuing: 2, issued: 3, failed: 4 } as const

export const billMachine = defineMachine({
  // All of it was refunded before the invoice was requested.
  1: [2, 4],
  2: [3, 4],
  3: [],
  4: [1],
})
export type BillState = StateOf<typeof billMachine>

export const billStateNames: Readonly<Record<BillState, string>> = {
  1: '待开票',
  2: '开票中',
  3: '已开票',
  4: '开票失败',
}

/** A red invoice reverses a blue one, in part or completely. */
export const reversalMachine = defineMachine({
  // Nothing was issued yet: the invoice is issued for less instead.
  waiting: ['asked', 'notNeeded'],
  asked: ['done', 'failed'],
  failed: ['waiting'],
  done: [],
  notNeeded: [],
})
export type ReversalState = StateOf<typeof reversalMachine>

export const reversalStateNames: Readonly<Record<ReversalState, string>> = {
  waiting: '待冲红',
  asked: '冲红中',
  done: '已冲红',
  failed: '冲红失败',
  notNeeded: '无需冲红',
}

export const titleKinds = { personal: '个人', company: '企业' } as const
export type TitleKind = keyof typeof titleKinds

/** The most orders on one invoice. */
export const mostOrdersOnBill = 20

export interface Billable {
  readonly kind: OrderKind
  readonly state: OrderState
  /** Paid in money, minus refunds. */
  readonly moneyFen: number
  readonly isBilled: boolean
}

/** Why an order cannot be invoiced, as text for its owner; null where it can. */
export function notBillableBecause({ kind, state, moneyFen, isBilled }: Billable): string | null {
  if (isBilled) return '已申请开票'
  if (kind === 'pharmacy') return '药品发票由药房开具，请在药品订单中查看'
  if (state !== orderStates.done) return '订单完成后才能开票'
  return moneyFen > 0 ? null : '积分、权益和优惠券抵扣的部分不开票'
}

/** The invoice shows the category of the goods, never the product. */
export const invoiceGoods: Readonly<Record<OrderKind, { readonly name: string; readonly taxRate: number }>> =
  {
    health: { name: '*现代服务*健康服务', taxRate: 0.06 },
    activity: { name: '*文化服务*活动服务', taxRate: 0.06 },
    card: { name: '*现代服务*权益服务', taxRate: 0.06 },
    mall: { name: '*日用杂品*商品', taxRate: 0.13 },
    pharmacy: { name: '*化学药品制剂*药品', taxRate: 0.13 },
  }

/** The tax in a price that includes it, to the fen. */
export const taxWithin = (fen: number, taxRate: number): number => fen - Math.round(fen / (1 + taxRate))

import { orderStates, type OrderKind, type OrderState } from '@yf/domain/order'

interface BillableOrderFacts {
  readonly kind: OrderKind
  readonly state: OrderState
  readonly moneyFen: number
}

/** Whether the order can be invoiced. The next page shows an existing invoice. */
export const canBill = ({ kind, state, moneyFen }: BillableOrderFacts): boolean =>
  state === orderStates.done && kind !== 'pharmacy' && moneyFen > 0

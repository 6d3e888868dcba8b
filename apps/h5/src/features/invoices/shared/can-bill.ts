import { orderStates, type OrderKind, type OrderState } from '@yf/domain/order'

interface Order {
  readonly kind: OrderKind
  readonly state: OrderState
  readonly moneyFen: number
}

/** Where an invoice can be written. Whether one was is said on the next page. */
export const canBill = ({ kind, state, moneyFen }: Order): boolean =>
  state === orderStates.done && kind !== 'pharmacy' && moneyFen > 0

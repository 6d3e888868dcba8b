import { canHideOrder, orderStates, returnWithinMs } from '@yf/domain/order'
import type { LineRow, OrderRow } from './store.ts'
import type { Pieces } from './tables.ts'

type RefundableOrder = Pick<OrderRow, 'state' | 'done_at'> & Partial<Pick<OrderRow, 'total_fen'>>

/**
 * Paid and not returned: before and during shipping, and for a while after completion. An order without a price has
 * nothing to refund: the tap would only take a prize away.
 */
export function canAskForRefund({ state, done_at, total_fen }: RefundableOrder, now: Date): boolean {
  if (total_fen === 0) return false
  if (state === orderStates.toShip || state === orderStates.toReceive) return true
  return state === orderStates.done && done_at !== null && now.getTime() <= done_at.getTime() + returnWithinMs
}

/** A hidden order has no link to an after-sales case: while one is possible, the order stays visible. */
export const canHide = (order: RefundableOrder, now: Date): boolean =>
  canHideOrder(order.state) && !canAskForRefund(order, now)

/** Until shipping; medicine goes to the address of the prescription's order. */
export const canChangeAddress = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'mall' && (state === orderStates.unpaid || state === orderStates.toShip)

type RemainingLine = Pick<LineRow, 'id' | 'quantity' | 'returned' | 'benefit_fen'>

/** All that is left when no line is given; null when less is left. */
export function piecesOf(lines: readonly RemainingLine[], lineId?: string, count?: number): Pieces[] | null {
  const remaining = lines
    .filter(({ id, quantity, returned }) => (lineId ?? id) === id && quantity > returned)
    .map(({ id, quantity, returned }) => ({
      lineId: id,
      count: count ?? quantity - returned,
      left: quantity - returned,
    }))
  const isEnough = remaining.length > 0 && remaining.every((one) => one.count <= one.left)
  return isEnough ? remaining.map(({ lineId: id, count: pieces }) => ({ lineId: id, count: pieces })) : null
}

/** The pharmacy sends a prescription as a whole or not at all: until then, no part of it is returned alone. */
export const isRefundedWhole = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'pharmacy' && state === orderStates.toShip

/** Whether a full return of an order would leave something. */
export const breaksMedicine = (
  order: Pick<OrderRow, 'kind' | 'state'>,
  lines: readonly RemainingLine[],
  pieces: readonly Pieces[],
): boolean =>
  isRefundedWhole(order) &&
  lines.some(
    ({ id, quantity, returned }) =>
      quantity - returned !== (pieces.find(({ lineId }) => lineId === id)?.count ?? 0),
  )

/** A benefit is returned by line: a part of a line would need a part of its entry. */
export const breaksBenefit = (lines: readonly RemainingLine[], pieces: readonly Pieces[]): boolean =>
  lines.some(
    ({ id, quantity, benefit_fen }) =>
      benefit_fen > 0 && pieces.some(({ lineId, count }) => lineId === id && count !== quantity),
  )

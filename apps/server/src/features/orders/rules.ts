import { canHideOrder, orderStates, returnWithinMs } from '@yf/domain/order'
import type { LineRow, OrderRow } from './store.ts'
import type { Pieces } from './tables.ts'

type Asked = Pick<OrderRow, 'state' | 'done_at'> & Partial<Pick<OrderRow, 'total_fen'>>

/**
 * Paid and not gone back: before it is sent, on its way, and for a while after it was done. Of what had no price nothing
 * can go back: the tap would only take a prize away.
 */
export function canAskForRefund({ state, done_at, total_fen }: Asked, now: Date): boolean {
  if (total_fen === 0) return false
  if (state === orderStates.toShip || state === orderStates.toReceive) return true
  return state === orderStates.done && done_at !== null && now.getTime() <= done_at.getTime() + returnWithinMs
}

/** Out of the list nobody finds the way to an after-sale any more: as long as there is one, the order stays. */
export const canHide = (order: Asked, now: Date): boolean =>
  canHideOrder(order.state) && !canAskForRefund(order, now)

/** Until it is sent; medicine goes where the prescription's order said. */
export const canChangeAddress = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'mall' && (state === orderStates.unpaid || state === orderStates.toShip)

type Left = Pick<LineRow, 'id' | 'quantity' | 'returned' | 'benefit_fen'>

/** All that is left where no line is named; null where there is not so much of it. */
export function piecesOf(lines: readonly Left[], lineId?: string, count?: number): Pieces[] | null {
  const wanted = lines
    .filter(({ id, quantity, returned }) => (lineId ?? id) === id && quantity > returned)
    .map(({ id, quantity, returned }) => ({
      lineId: id,
      count: count ?? quantity - returned,
      left: quantity - returned,
    }))
  const isEnough = wanted.length > 0 && wanted.every((one) => one.count <= one.left)
  return isEnough ? wanted.map(({ lineId: id, count: pieces }) => ({ lineId: id, count: pieces })) : null
}

/** The pharmacy sends all of a prescription or nothing: until it has, nothing of it goes back alone. */
export const goesBackWhole = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'pharmacy' && state === orderStates.toShip

/** Whether something would be left of an order that goes back whole. */
export const breaksMedicine = (
  order: Pick<OrderRow, 'kind' | 'state'>,
  lines: readonly Left[],
  pieces: readonly Pieces[],
): boolean =>
  goesBackWhole(order) &&
  lines.some(
    ({ id, quantity, returned }) =>
      quantity - returned !== (pieces.find(({ lineId }) => lineId === id)?.count ?? 0),
  )

/** A benefit goes back a line at a time: a part of a line would need a part of its entry. */
export const breaksBenefit = (lines: readonly Left[], pieces: readonly Pieces[]): boolean =>
  lines.some(
    ({ id, quantity, benefit_fen }) =>
      benefit_fen > 0 && pieces.some(({ lineId, count }) => lineId === id && count !== quantity),
  )

import { isPrize, orderStates } from '@yf/domain/order'
import type { OrderRow } from '../store.ts'

/** Orders of the mall; the pharmacy sends medicine, and nothing else is shipped. */
export const canShip = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'mall' && (state === orderStates.toShip || state === orderStates.toReceive)

/** A prize collected in person: once, so that the order cannot be used again. */
export const canHandOut = ({
  kind,
  state,
  total_fen,
}: Pick<OrderRow, 'kind' | 'state' | 'total_fen'>): boolean =>
  isPrize(kind, total_fen) && state === orderStates.toShip

import { isPrize, orderStates } from '@yf/domain/order'
import type { OrderRow } from '../store.ts'

/** What the mall sold; medicine is sent by the pharmacy, and nothing else is sent at all. */
export const canShip = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'mall' && (state === orderStates.toShip || state === orderStates.toReceive)

/** What somebody has won and comes for: once, and whoever shows the order again has had it. */
export const canHandOut = ({
  kind,
  state,
  total_fen,
}: Pick<OrderRow, 'kind' | 'state' | 'total_fen'>): boolean =>
  isPrize(kind, total_fen) && state === orderStates.toShip

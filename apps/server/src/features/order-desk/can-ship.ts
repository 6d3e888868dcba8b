import { orderStates } from '@yf/domain/order'
import type { OrderRow } from '#features/orders/public.ts'

/** What the mall sold; medicine is sent by the pharmacy, and nothing else is sent at all. */
export const canShip = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>): boolean =>
  kind === 'mall' && (state === orderStates.toShip || state === orderStates.toReceive)

import { orderMachine, type OrderState } from '@yf/domain/order'
import type { WorkContext } from '#platform/call/work.ts'
import { transition } from '#platform/transitions/transition.ts'
import { keyOfOrder, orderSubject, type OrderRow } from './store.ts'

export const system = 'system'

export interface OrderTransition {
  readonly to: OrderState
  readonly from?: readonly OrderState[]
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the owner reads it in the timeline. */
  readonly reason: string
  readonly set?: Partial<OrderRow>
}

/** For an order locked before, so it changes or the caller has a bug. Returns the updated order. */
export async function transitionOrder(
  { db, clock }: WorkContext,
  order: OrderRow,
  move: OrderTransition,
): Promise<OrderRow> {
  const at = clock.now()
  const set = { updated_at: at, ...move.set }
  const moved = await transition(db, {
    machine: orderMachine,
    subject: orderSubject(order),
    table: 'shop_order',
    where: { ...keyOfOrder(order) },
    to: move.to,
    ...(move.from ? { from: move.from } : {}),
    set,
    cause: { actor: move.actor, reason: move.reason, at },
  })
  if (moved.kind === 'refused') throw new Error(`an order in state ${order.state} cannot move to ${move.to}`)
  return { ...order, ...set, state: move.to }
}

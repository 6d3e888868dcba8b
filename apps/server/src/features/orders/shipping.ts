import { confirmAfterMs, orderStates } from '@yf/domain/order'
import { addParcel, type NewParcel, type ParcelSender } from '#features/parcels/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { transitionOrder, system } from './transitions.ts'
import { changeOrder, orderSubject, takeOrder, type OrderRow } from './store.ts'

type OutgoingParcel = Omit<NewParcel, 'direction'>

/** 2 → 3 with the first parcel; more may follow during shipping. */
export async function shipOrder(
  ctx: WorkContext,
  order: OrderRow,
  { parcels, actor }: { readonly parcels: readonly OutgoingParcel[]; readonly actor: string },
): Promise<'shipped' | 'numberTaken'> {
  for (const parcel of parcels) {
    const added = await addParcel(ctx, orderSubject(order), { ...parcel, direction: 'out' })
    if (added === 'numberTaken') return added
  }
  const set = { confirm_at: null, updated_at: ctx.clock.now() }
  if (order.state === orderStates.toShip)
    await transitionOrder(ctx, order, {
      to: orderStates.toReceive,
      actor,
      reason: '已发货',
      set: { ...set, shipped_at: ctx.clock.now() },
    })
  else if (order.state === orderStates.toReceive) await changeOrder(ctx, order, set)
  else throw new Error(`an order in state ${order.state} is not sent`)
  return 'shipped'
}

/** → 4: confirmed by its owner, ten days after the last parcel, or by the provider of the service. */
export const finishOrder = (
  ctx: WorkContext,
  order: OrderRow,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<OrderRow> =>
  transitionOrder(ctx, order, {
    to: orderStates.done,
    actor,
    reason,
    set: { done_at: ctx.clock.now(), confirm_at: null },
  })

export const confirmBySystem = (ctx: WorkContext, order: OrderRow): Promise<OrderRow> =>
  finishOrder(ctx, order, { actor: system, reason: '签收满 10 天，自动确认收货' })

/** The ten days count from the last parcel that arrived. */
export const orderParcels: ParcelSender = {
  async allArrived(ctx, { companyId, id }, lastAt) {
    const order = await takeOrder(ctx.db, { company_id: companyId, id })
    await changeOrder(ctx, order, { confirm_at: new Date(lastAt.getTime() + confirmAfterMs) })
  },
}

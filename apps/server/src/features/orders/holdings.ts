import type { WorkContext } from '#platform/call/work.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import { newId } from '#platform/ids.ts'
import { componentOf, type Holding } from './components.ts'
import { heldBy, type HoldingRow, type OrderRow } from './store.ts'

const eventOf = ({ order_id, id }: Pick<HoldingRow, 'order_id' | 'id'>): string => `order/${order_id}/${id}`

/**
 * Takes the stock and records the holding. Returns the holding's id, null when the stock is insufficient: then the
 * caller refuses, which rolls back both.
 */
export async function hold(
  ctx: WorkContext,
  order: OrderRow,
  { component, data, lineId }: Holding & { readonly lineId: string | null },
): Promise<string | null> {
  const holding: HoldingRow = {
    company_id: order.company_id,
    order_id: order.id,
    id: newId(),
    component,
    line_id: lineId,
    data,
    state: 'held',
  }
  const [isTaken] = await Promise.all([
    componentOf(ctx, component).take(ctx, order, data, eventOf(holding)),
    insertRows(ctx.db, 'order_holding', [holding]),
  ])
  return isTaken ? holding.id : null
}

/** Whether everything that an order holds is still available. */
export async function areStillThere(ctx: WorkContext, order: OrderRow): Promise<boolean> {
  for (const holding of await heldBy(ctx.db, order))
    if ((await componentOf(ctx, holding.component).isStillThere?.(ctx, order, holding.data)) === false)
      return false
  return true
}

/** With the payment: held components of the order are used from then on. */
export async function settleHoldings(ctx: WorkContext, order: OrderRow): Promise<void> {
  for (const holding of await heldBy(ctx.db, order))
    await componentOf(ctx, holding.component).settle?.(ctx, order, holding.data, eventOf(holding))
}

/** Once: of two concurrent returns the second finds nothing held. */
export async function releaseHolding(ctx: WorkContext, order: OrderRow, holding: HoldingRow): Promise<void> {
  if (!(await markBack(ctx, holding))) return
  await componentOf(ctx, holding.component).giveBack(ctx, order, holding.data, eventOf(holding))
}

/** A line whose items were returned one by one holds nothing any more. */
export async function markBack(
  { db }: WorkContext,
  { company_id, order_id, id }: HoldingRow,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_holding')
    .set({ state: 'back' })
    .where((row) => row.and({ company_id, order_id, id, state: 'held' as const }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Items that left for good although their line no longer holds them: a recount finds them here. */
export const gone = ({ data }: HoldingRow, pieces: number): object => {
  const before = (data as { readonly gone?: number }).gone ?? 0
  return { ...data, gone: before + pieces }
}

export const changeHolding = (
  { db }: WorkContext,
  { company_id, order_id, id }: Pick<HoldingRow, 'company_id' | 'order_id' | 'id'>,
  data: object,
) =>
  db
    .updateTable('order_holding')
    .set({ data })
    .where((row) => row.and({ company_id, order_id, id }))
    .execute()

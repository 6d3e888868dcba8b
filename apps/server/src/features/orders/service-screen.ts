import type { WorkContext } from '#platform/call/work.ts'
import { componentOf } from './components.ts'
import type { OrderKey } from './store.ts'

/** The page of the service that an order pays for; null when there is only the order. */
export async function serviceScreen(
  ctx: Pick<WorkContext, 'db' | 'extensionPoints'>,
  { company_id, id }: OrderKey,
): Promise<string | null> {
  const holdings = await ctx.db
    .selectFrom('order_holding')
    .select(['component', 'data'])
    .where((row) => row.and({ company_id, order_id: id }))
    .orderBy('id')
    .execute()
  for (const { component, data } of holdings) {
    const screen = componentOf(ctx, component).screenOf?.(data)
    if (screen !== undefined) return screen
  }
  return null
}

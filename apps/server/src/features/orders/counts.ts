import { sql } from 'kysely'
import type { orderCalls } from '@yf/contract/orders'
import { orderStates, type OrderState } from '@yf/domain/order'
import { companyIdsOf, within } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'

/** Open items of the member, as in the list: hidden orders do not count. */
export const counts: RunCallHandler<typeof orderCalls.counts> = async ({ companyId }, { db, caller }) => {
  const companies = companyId ? [companyId] : await companyIdsOf(db, caller.accountId)
  const rows = await db
    .selectFrom('shop_order')
    .select(['state', sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) filter (where commented_at is null and kind <> 'pharmacy')`.as('unsaid'))
    .where('account_id', '=', caller.accountId)
    .where(within(companies))
    .where('hidden_at', 'is', null)
    .groupBy('state')
    .execute()
  const of = (state: OrderState) => rows.find((row) => row.state === state)
  return answer({
    unpaid: of(orderStates.unpaid)?.count ?? 0,
    toShip: of(orderStates.toShip)?.count ?? 0,
    toReceive: of(orderStates.toReceive)?.count ?? 0,
    toComment: of(orderStates.done)?.unsaid ?? 0,
    afterSale: of(orderStates.afterSale)?.count ?? 0,
  })
}

import { sql } from 'kysely'
import type { couponCalls } from '@yf/contract/coupons'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { toOfferedDto } from './dto.ts'
import { usableCoupons } from './store.ts'

const offered = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('coupon_batch')
    .where('company_id', '=', companyId)
    .where('is_paused', '=', false)
    .where('take_from', '<=', now)
    .where('take_until', '>', now)

/** The coupons that can be claimed now; sold-out ones come last, so that latecomers see them. */
export const centre: RunCallHandler<typeof couponCalls.centre> = async (
  { companyId, pageNo, pageSize },
  ctx,
) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const now = ctx.clock.now()
  const rows = await offered(ctx.db, companyId, now)
    .selectAll()
    .orderBy(sql`taken >= stock`)
    .orderBy('take_until')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await offered(ctx.db, companyId, now)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const mine = await takenBy(ctx.db, companyId, accountId)
  const usable = await usableCoupons(ctx.db, accountId, companyId, now).execute()
  const records = rows.map((row) =>
    toOfferedDto(row, {
      taken: mine.get(row.id) ?? 0,
      usable: usable.filter(({ batch_id }) => batch_id === row.id).length,
    }),
  )
  return answer({ records, total })
}

async function takenBy(db: Db, company_id: string, account_id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('coupon')
    .select(['batch_id', sql<number>`count(*)`.as('count')])
    .where((row) => row.and({ company_id, account_id }))
    .groupBy('batch_id')
    .execute()
  return new Map(rows.map(({ batch_id, count }) => [batch_id, count]))
}

import { sql } from 'kysely'
import type { invoiceCalls } from '@yf/contract/invoices'
import { companyIdsOf } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { ofMany, ordersOn, ownBill, reversalsOf } from './bill-store.ts'
import { toBillDto, toDetailDto, decryptedBillContent } from './dto.ts'

export const bills: RunCallHandler<typeof invoiceCalls.bills> = async (
  { state = null, pageNo, pageSize },
  ctx,
) => {
  const { accountId } = ctx.caller
  const companyIds = await companyIdsOf(ctx.db, accountId)
  const ownBills = ctx.db
    .selectFrom('invoice_bill')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`company_id = any (${companyIds}::uuid[])`)
    .where(sql<boolean>`(${state}::smallint is null or state = ${state}::smallint)`)
  const rows = await ownBills
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await ownBills.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const { orders, reversals } = await ofMany(ctx.db, rows)
  const key = await existingSubjectKey(ctx, accountId)
  const records = rows.map((row) =>
    toBillDto(row, decryptedBillContent(key, row), {
      orders: orders.get(row.id) ?? [],
      reversals: reversals.get(row.id) ?? [],
    }),
  )
  return answer({ records, total })
}

export const detail: RunCallHandler<typeof invoiceCalls.detail> = async ({ id }, ctx) => {
  const bill = await ownBill(ctx.db, ctx.caller.accountId, id)
  if (!bill) return refuse('notFound')
  const [orders, reversals] = await Promise.all([ordersOn(ctx.db, bill), reversalsOf(ctx.db, bill)])
  const key = await existingSubjectKey(ctx, bill.account_id)
  return answer(toDetailDto(bill, decryptedBillContent(key, bill), { orders, reversals }))
}

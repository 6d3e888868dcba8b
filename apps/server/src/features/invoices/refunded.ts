import type { RefundWatcher } from '#features/orders/public.ts'
import { newId } from '#platform/ids.ts'
import { takeRequestNo } from './bill-store.ts'

/**
 * In the transaction of a refund: if the order is on a bill, a red invoice over the same amount follows, once. Its
 * processing depends on the state of the bill (`issuing/reversals.ts`, `issuing/fold-reversals.ts`).
 */
export const reverseInvoice: RefundWatcher = async ({ db, clock }, order, { effect, moneyFen }) => {
  if (moneyFen === 0) return
  const { company_id, id: order_id } = order
  const billed = await db
    .selectFrom('invoice_order')
    .select(['bill_id', 'kind', 'order_no'])
    .where((row) => row.and({ company_id, order_id }))
    .executeTakeFirst()
  if (!billed) return
  const now = clock.now()
  await db
    .insertInto('invoice_reversal')
    .values({
      company_id,
      bill_id: billed.bill_id,
      id: newId(),
      effect,
      order_id,
      order_no: billed.order_no,
      kind: billed.kind,
      amount_fen: moneyFen,
      state: 'waiting',
      red_of: null,
      request_no: await takeRequestNo(db, company_id, now),
      invoice_no: null,
      failure: null,
      ask_at: now,
      asked: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'bill_id', 'effect']).doNothing())
    .execute()
}

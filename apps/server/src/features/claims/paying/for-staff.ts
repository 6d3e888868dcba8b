import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** The payments as `p` with their case and payee, for the lists of the console: it narrows and joins its batches. */
export const paymentQuery = (db: Db) =>
  db
    .selectFrom('payment as p')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.case_id'),
    )
    .innerJoin('bank_card as b', (join) =>
      join.onRef('b.account_id', '=', 'p.account_id').onRef('b.id', '=', 'p.bank_card_id'),
    )
    .selectAll('p')
    .select(['c.case_no', 'b.holder_name', 'b.bank_name', 'b.last_four', 'b.number_sealed'])

/** Those of them that could be had: one that is in another batch by now is not touched. */
export async function putIntoBatch(tx: Db, batchId: string, ids: readonly string[]): Promise<number> {
  const taken = await tx
    .updateTable('payment')
    .set({ batch_id: batchId })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('is_at_once', '=', false)
    .where('batch_id', 'is', null)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows)
}

/** They may be paid from the moment at which the file leaves, and the payout partner is never asked about them. */
export const orderByFile = (tx: Db, batchId: string, now: Date) =>
  tx
    .updateTable('payment')
    .set({ state: 'sent', sent_at: now, is_by_file: true })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .execute()

/** What became of the payments of several batches, by batch. */
export async function batchTotals(db: Db, batchIds: readonly string[]) {
  if (batchIds.length === 0) return new Map<string | null, never>()
  const rows = await db
    .selectFrom('payment')
    .select(({ fn }) => [
      'batch_id',
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount_fen)::bigint`.as('total_fen'),
      fn.countAll<number>().filterWhere('state', '=', 'paid').as('paid'),
      fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('batch_id', 'in', batchIds)
    .groupBy('batch_id')
    .execute()
  return new Map(rows.map((row) => [row.batch_id, row]))
}

import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CardRow } from '#features/claims/record/cards.ts'
import type { PaymentRow } from './payments.ts'

/** Payments as `p`, with the number of their subject: the console adds filters and joins its batches. */
export const paymentQuery = (db: Db) =>
  db.selectFrom('payment as p').selectAll('p').select('p.subject_no as case_no')

type PayeeColumns = Pick<CardRow, 'holder_name' | 'bank_name' | 'last_four' | 'number_encrypted'>
type PaymentCardKey = Pick<PaymentRow, 'account_id' | 'bank_card_id'>

/** Cards are distributed by person and payments by company, so cards need a separate query. */
export async function withPayees<P extends PaymentCardKey>(
  db: Db,
  payments: readonly P[],
): Promise<(P & PayeeColumns)[]> {
  if (payments.length === 0) return []
  const cards = await db
    .selectFrom('bank_card')
    .select(['account_id', 'id', 'holder_name', 'bank_name', 'last_four', 'number_encrypted'])
    .where('account_id', 'in', [...new Set(payments.map(({ account_id }) => account_id))])
    .where('id', 'in', [...new Set(payments.map(({ bank_card_id }) => bank_card_id))])
    .execute()
  return payments.flatMap((payment) => {
    const card = cards.find((one) => one.account_id === payment.account_id && one.id === payment.bank_card_id)
    if (!card) return []
    const { holder_name, bank_name, last_four, number_encrypted } = card
    return [{ ...payment, holder_name, bank_name, last_four, number_encrypted }]
  })
}

/** Only free payments: those in another batch meanwhile are skipped; returns the number. */
export async function putIntoBatch(tx: Db, batchId: string, ids: readonly string[]): Promise<number> {
  const updated = await tx
    .updateTable('payment')
    .set({ batch_id: batchId })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('is_at_once', '=', false)
    .where('batch_id', 'is', null)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows)
}

/** They may be paid from the moment the file is downloaded, and the payout partner is never queried about them. */
export const orderByFile = (tx: Db, batchId: string, now: Date) =>
  tx
    .updateTable('payment')
    .set({ state: 'sent', sent_at: now, is_by_file: true })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .execute()

/** The results of the payments of several batches, by batch. */
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

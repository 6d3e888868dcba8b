import { shanghaiDay } from '@yf/domain/dates'
import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { companyOfPayment } from '#features/claims/public.ts'

const selected = (db: Db) =>
  db
    .selectFrom('payment as p')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.case_id'),
    )
    .leftJoin('pay_batch as t', 't.id', 'p.batch_id')
    .selectAll('p')
    .select(['c.case_no', 't.batch_no'])

type Found = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]
type State = Found['state']
type Card = Pick<Selectable<Tables['bank_card']>, 'holder_name' | 'bank_name' | 'last_four' | 'number_sealed'>
export type PaymentFound = Found & Card

/** Cards stand with their people and payments with companies, so the cards are a question of their own. */
export async function withCards(db: Db, payments: readonly Found[]): Promise<PaymentFound[]> {
  if (payments.length === 0) return []
  const rows = await db
    .selectFrom('bank_card')
    .select(['account_id', 'id', 'holder_name', 'bank_name', 'last_four', 'number_sealed'])
    .where('account_id', 'in', [...new Set(payments.map(({ account_id }) => account_id))])
    .where('id', 'in', [...new Set(payments.map(({ bank_card_id }) => bank_card_id))])
    .execute()
  return payments.flatMap((payment) => {
    const card = rows.find(
      ({ account_id, id }) => account_id === payment.account_id && id === payment.bank_card_id,
    )
    if (!card) return []
    const { holder_name, bank_name, last_four, number_sealed } = card
    return [{ ...payment, holder_name, bank_name, last_four, number_sealed }]
  })
}

export function paymentsIn(
  db: Db,
  { state, batchId }: { readonly state?: State; readonly batchId?: string },
) {
  let query = selected(db)
  if (state) query = query.where('p.state', '=', state)
  return batchId ? query.where('p.batch_id', '=', batchId) : query
}

/** What a batch may be made of. */
export const payable = (db: Db) =>
  selected(db)
    .where('p.state', '=', 'waiting')
    .where('p.is_at_once', '=', false)
    .where('p.batch_id', 'is', null)

export async function paymentById(db: Db, id: string): Promise<PaymentFound | undefined> {
  const companyId = await companyOfPayment(db, id)
  if (companyId === null) return undefined
  const found = selected(db).where('p.company_id', '=', companyId).where('p.id', '=', id)
  return (await withCards(db, await found.execute()))[0]
}

export async function paymentsOfBatch(db: Db, batchId: string): Promise<PaymentFound[]> {
  const found = selected(db).where('p.batch_id', '=', batchId).orderBy('p.created_at').orderBy('p.id')
  return withCards(db, await found.execute())
}

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

/** PB20260302-001, counted anew each day. Of two made at once the later one tries the next number. */
export async function newBatch(tx: Db, madeBy: string, now: Date): Promise<string> {
  const start = `PB${shanghaiDay(now).replaceAll('-', '')}-`
  const last = await tx
    .selectFrom('pay_batch')
    .select('batch_no')
    .where('batch_no', 'like', `${start}%`)
    .orderBy('batch_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const id = newId()
  for (let next = Number(last?.batch_no.slice(start.length) ?? 0) + 1; ; next += 1) {
    const made = await tx
      .insertInto('pay_batch')
      .values({
        id,
        batch_no: start + String(next).padStart(4, '0'),
        made_by: madeBy,
        state: 'open',
        created_at: now,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column('batch_no').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows) return id
  }
}

/** With what became of its payments; a batch is done when each of them has ended. */
export const batches = (db: Db) =>
  db
    .selectFrom('pay_batch as t')
    .innerJoin('staff as s', 's.id', 't.made_by')
    .selectAll('t')
    .select('s.name as made_by_name')

export type BatchFound = Awaited<ReturnType<ReturnType<typeof batches>['execute']>>[number]

export async function totalsOf(db: Db, batchIds: readonly string[]) {
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

/** Which of the two ways a batch goes is chosen once: of two calls at once one chooses. */
export async function markBatch(tx: Db, id: string, state: 'sent' | 'file', now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('pay_batch')
    .set({ state, sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

/** They may be paid from the moment at which the file leaves, and the payout partner is never asked about them. */
export const markByFile = (tx: Db, batchId: string, now: Date) =>
  tx
    .updateTable('payment')
    .set({ state: 'sent', sent_at: now, is_by_file: true })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .execute()

export const wayOf = async (db: Db, id: string) =>
  (await db.selectFrom('pay_batch').select('state').where('id', '=', id).executeTakeFirst())?.state

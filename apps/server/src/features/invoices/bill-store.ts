import { randomInt } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { shanghaiDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { holderOf, takeIfFree } from '#platform/keys/unique-keys.ts'
import type { InvoiceBillTable, InvoiceOrderTable, InvoiceReversalTable } from './tables.ts'

export type BillRow = Selectable<InvoiceBillTable>
export type BilledRow = Selectable<InvoiceOrderTable>
export type ReversalRow = Selectable<InvoiceReversalTable>
export type BillKey = Pick<BillRow, 'company_id' | 'id'>
export type ReversalKey = Pick<ReversalRow, 'company_id' | 'bill_id' | 'id'>

export const billIdKind = 'invoice_bill.id'
const requestKind = 'invoice_bill.request_no'

export const billSubject = ({ company_id, id }: BillKey) => ({ companyId: company_id, kind: 'invoice', id })

/** The number by which the issuer knows our request: unique, at most twenty characters. */
export async function takeRequestNo(tx: Db, companyId: string, now: Date): Promise<string> {
  for (;;) {
    const day = shanghaiDay(now).slice(2).replaceAll('-', '')
    const key = `FP${day}${String(randomInt(10 ** 12)).padStart(12, '0')}`
    if (await takeIfFree(tx, { kind: requestKind, key, holder: companyId })) return key
  }
}

export const companyOfRequest = (db: Db, requestNo: string) => holderOf(db, requestKind, requestNo)

export async function billById(db: Db, id: string): Promise<BillRow | undefined> {
  const company_id = await holderOf(db, billIdKind, id)
  return company_id === null ? undefined : billByKey(db, { company_id, id })
}

/** Another member's consultation answers like one that does not exist (decisions §3). */
export async function ownBill(db: Db, accountId: string, id: string): Promise<BillRow | undefined> {
  const bill = await billById(db, id)
  return bill?.account_id === accountId ? bill : undefined
}

export const billByKey = (db: Db, { company_id, id }: BillKey): Promise<BillRow | undefined> =>
  db
    .selectFrom('invoice_bill')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
    .executeTakeFirst()

/** Locked against changes until the transaction ends. */
export const takeBill = (tx: Db, { company_id, id }: BillKey): Promise<BillRow> =>
  tx
    .selectFrom('invoice_bill')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
    .forUpdate()
    .executeTakeFirstOrThrow()

export const changeBill = (db: Db, { company_id, id }: BillKey, changes: Partial<BillRow>) =>
  db
    .updateTable('invoice_bill')
    .set(changes)
    .where((row) => row.and({ company_id, id }))
    .execute()

export const ordersOn = (db: Db, { company_id, id }: BillKey): Promise<BilledRow[]> =>
  db
    .selectFrom('invoice_order')
    .selectAll()
    .where((row) => row.and({ company_id, bill_id: id }))
    .orderBy('order_no')
    .execute()

/** Oldest first. */
export const reversalsOf = (db: Db, { company_id, id }: BillKey): Promise<ReversalRow[]> =>
  db
    .selectFrom('invoice_reversal')
    .selectAll()
    .where((row) => row.and({ company_id, bill_id: id }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const reversalByKey = (db: Db, { company_id, bill_id, id }: ReversalKey) =>
  db
    .selectFrom('invoice_reversal')
    .selectAll()
    .where((row) => row.and({ company_id, bill_id, id }))
    .executeTakeFirst()

export const changeReversal = (
  db: Db,
  { company_id, bill_id, id }: ReversalKey,
  changes: Partial<ReversalRow>,
) =>
  db
    .updateTable('invoice_reversal')
    .set(changes)
    .where((row) => row.and({ company_id, bill_id, id }))
    .execute()

/** Of many bills at once, by their ids. */
export async function ofMany(
  db: Db,
  bills: readonly BillRow[],
): Promise<{ orders: Map<string, BilledRow[]>; reversals: Map<string, ReversalRow[]> }> {
  if (bills.length === 0) return { orders: new Map(), reversals: new Map() }
  const companies = [...new Set(bills.map(({ company_id }) => company_id))]
  const ids = bills.map(({ id }) => id)
  const these = sql<boolean>`company_id = any (${companies}::uuid[]) and bill_id = any (${ids}::uuid[])`
  const orders = await db.selectFrom('invoice_order').selectAll().where(these).orderBy('order_no').execute()
  const reversals = await db
    .selectFrom('invoice_reversal')
    .selectAll()
    .where(these)
    .orderBy('created_at')
    .execute()
  return {
    orders: Map.groupBy(orders, ({ bill_id }) => bill_id),
    reversals: Map.groupBy(reversals, ({ bill_id }) => bill_id),
  }
}

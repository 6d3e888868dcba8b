import { randomInt } from 'node:crypto'
import { shanghaiDay } from '@yf/domain/dates'
import type { Selectable } from 'kysely'
import type { PaidSubject } from '#features/payments/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { takeIfFree } from '#platform/keys/unique-keys.ts'
import { noCompany } from '#platform/transitions/state-events.ts'
import type { PublicBillTable } from './tables.ts'

export type BillRow = Selectable<PublicBillTable>

/** The key for state events: with its company, or without one. */
export const billSubject = ({ company_id, id }: Pick<BillRow, 'company_id' | 'id'>) => ({
  companyId: company_id,
  kind: 'bill',
  id,
})

/** The key for payments: their rows belong to a company, and those without a company share one value. */
export const paidBill = ({ company_id, id }: Pick<BillRow, 'company_id' | 'id'>): PaidSubject => ({
  companyId: company_id ?? noCompany,
  kind: 'bill',
  id,
})

export const billById = (db: Db, id: string): Promise<BillRow | undefined> =>
  db.selectFrom('public_bill').selectAll().where('id', '=', id).executeTakeFirst()

export const takeBill = (tx: Db, id: string): Promise<BillRow> =>
  tx.selectFrom('public_bill').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const insertBill = (tx: Db, bill: BillRow) =>
  tx
    .insertInto('public_bill')
    .values({ ...bill, lines: jsonValue(bill.lines) })
    .execute()

export const changeBill = (tx: Db, id: string, set: Partial<Pick<BillRow, 'expires_at' | 'sent_at'>>) =>
  tx.updateTable('public_bill').set(set).where('id', '=', id).execute()

export const billQuery = (db: Db, state: BillRow['state'] | undefined) => {
  const all = db.selectFrom('public_bill').selectAll()
  return state ? all.where('state', '=', state) : all
}

const digits = 8

/** ZD20260601 and eight random digits: people read it out on the phone. */
export async function takeBillNo(tx: Db, id: string, now: Date): Promise<string> {
  for (;;) {
    const chance = String(randomInt(10 ** digits)).padStart(digits, '0')
    const billNo = `ZD${shanghaiDay(now).replaceAll('-', '')}${chance}`
    if (await takeIfFree(tx, { kind: 'public_bill.bill_no', key: billNo, holder: id })) return billNo
  }
}

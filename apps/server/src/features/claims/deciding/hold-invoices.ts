import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { numbered, type UsedInvoice } from '../checking/held-invoices.ts'
import { isSameInvoice, lockInvoiceNumbers, usedInvoices, type Invoice } from '../materials/used-invoices.ts'
import { subjectColumns, type CaseRow } from '../own-case.ts'

/**
 * One invoice pays once, across members and companies (decisions §5): takes those of this case that are free and lets go
 * of what it held before. Answers the first that another case holds, or this one twice, for whoever then undoes the
 * transaction.
 */
export async function holdInvoices(
  { db, clock }: { db: Db; clock: Clock },
  caseRow: CaseRow,
  receipts: readonly Invoice[],
): Promise<UsedInvoice | null> {
  const { case_no } = caseRow
  await releaseInvoices(db, caseRow)
  const invoices = receipts.flatMap(numbered)
  if (invoices.length === 0) return null
  await lockInvoiceNumbers(db, invoices)
  const holderOf = await usedInvoices(db, caseRow, invoices)
  const once = invoices.filter(
    (one, at) => invoices.findIndex((other) => isSameInvoice(other, one)) === at && holderOf(one) === null,
  )
  const used_at = clock.now()
  const rows = once.map((one) => ({ ...one, ...subjectColumns(caseRow), subject_no: case_no, used_at }))
  if (rows.length > 0) await db.insertInto('invoice_use').values(rows).execute()
  const used = invoices.find((one) => !once.includes(one))
  return used ? { invoiceNumber: used.invoice_number, caseNo: holderOf(used) ?? case_no } : null
}

export const releaseInvoices = (tx: Db, caseRow: Pick<CaseRow, 'company_id' | 'id'>) =>
  tx
    .deleteFrom('invoice_use')
    .where((row) => row.and(subjectColumns(caseRow)))
    .execute()

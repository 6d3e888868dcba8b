import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { numbered, type UsedInvoice } from '../checking/held-invoices.ts'
import { isSameInvoice, lockInvoiceNumbers, usedInvoices, type Invoice } from '../materials/used-invoices.ts'
import { subjectColumns, type CaseRow } from '../own-case.ts'
import type { InvoiceUseTable } from '../tables.ts'

/** A case, or the reimbursement of an exam. */
export type InvoiceHolder = Pick<InvoiceUseTable, 'company_id' | 'subject_kind' | 'subject_id' | 'subject_no'>

/**
 * One invoice pays once, across members, companies, claims and exams (decisions §5): takes those of this holder that are
 * free and lets go of what it held before. Answers the first that another holds, or this one twice, for whoever then
 * undoes the transaction.
 */
export async function holdInvoicesFor(
  { db, clock }: { db: Db; clock: Clock },
  holder: InvoiceHolder,
  receipts: readonly Invoice[],
): Promise<UsedInvoice | null> {
  const { subject_no } = holder
  await releaseInvoicesOf(db, holder)
  const invoices = receipts.flatMap(numbered)
  if (invoices.length === 0) return null
  await lockInvoiceNumbers(db, invoices)
  const holderOf = await usedInvoices(db, { id: holder.subject_id }, invoices)
  const once = invoices.filter(
    (one, at) => invoices.findIndex((other) => isSameInvoice(other, one)) === at && holderOf(one) === null,
  )
  const used_at = clock.now()
  const rows = once.map((one) => ({ ...one, ...holder, used_at }))
  if (rows.length > 0) await db.insertInto('invoice_use').values(rows).execute()
  const used = invoices.find((one) => !once.includes(one))
  return used ? { invoiceNumber: used.invoice_number, caseNo: holderOf(used) ?? subject_no } : null
}

export const releaseInvoicesOf = (
  tx: Db,
  { company_id, subject_kind, subject_id }: Omit<InvoiceHolder, 'subject_no'>,
) =>
  tx
    .deleteFrom('invoice_use')
    .where((row) => row.and({ company_id, subject_kind, subject_id }))
    .execute()

export const holdInvoices = (
  ctx: { db: Db; clock: Clock },
  caseRow: CaseRow,
  receipts: readonly Invoice[],
): Promise<UsedInvoice | null> =>
  holdInvoicesFor(ctx, { ...subjectColumns(caseRow), subject_no: caseRow.case_no }, receipts)

export const releaseInvoices = (tx: Db, caseRow: Pick<CaseRow, 'company_id' | 'id'>) =>
  releaseInvoicesOf(tx, subjectColumns(caseRow))

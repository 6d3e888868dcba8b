import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ReceiptRow } from '../record/find.ts'
import { numbered, type UsedInvoice } from '../record/held-invoices.ts'
import { isSameInvoice, lockInvoiceNumbers, usedInvoices, type Invoice } from '../record/used-invoices.ts'
import { subjectColumns, type CaseRow } from '../record/own-case.ts'
import { usesOf } from './payment/accounting.ts'
import { linesBefore } from '../record/revision-store.ts'
import type { InvoiceUseTable } from '../record/tables.ts'

/** A case, or the reimbursement of an exam. */
export type InvoiceHolder = Pick<InvoiceUseTable, 'company_id' | 'subject_kind' | 'subject_id' | 'subject_no'>

/**
 * An invoice is paid once, across members, companies, claims and exams (decisions §5): takes the free invoices of
 * this holder and releases those it held before. Returns the first that another holds, or that this one has twice;
 * the caller then rolls back.
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

/** The invoices that a case holds. */
export const heldInvoices = (
  db: Db,
  { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>,
): Promise<Invoice[]> => {
  const { subject_kind, subject_id } = subjectColumns({ company_id, id })
  return db
    .selectFrom('invoice_use')
    .select(['invoice_code', 'invoice_number'])
    .where((row) => row.and({ company_id, subject_kind, subject_id }))
    .execute()
}

export async function holdInvoices(
  ctx: { db: Db; clock: Clock },
  caseRow: CaseRow,
  receipts: readonly ReceiptRow[],
): Promise<UsedInvoice | null> {
  const paid = (await paidBefore(ctx.db, caseRow, receipts)).filter(
    (one) => !receipts.some((receipt) => isSameInvoice(receipt, one)),
  )
  const holder = { ...subjectColumns(caseRow), subject_no: caseRow.case_no }
  return holdInvoicesFor(ctx, holder, [...receipts, ...paid])
}

/**
 * Invoices that were paid and then removed: they stay held until there is a new decision and the overpayment is paid
 * back.
 */
async function paidBefore(
  db: Db,
  caseRow: CaseRow,
  receipts: readonly ReceiptRow[],
): Promise<readonly Invoice[]> {
  if (caseRow.decided_at === null) return []
  const isOpen = caseRow.decided_state !== null
  if (!isOpen && (await usesOf(db, caseRow)).every(({ overpaidFen }) => overpaidFen === 0)) return []
  const gone = (await linesBefore(db, caseRow)).filter(
    ({ receipt_id, line }) => line.payableFen > 0 && receipts.every(({ id }) => id !== receipt_id),
  )
  const invoices = gone.map(({ facts }) => facts.receipt)
  return invoices.filter((one, at) => invoices.findIndex((other) => isSameInvoice(other, one)) === at)
}

export const releaseInvoices = (tx: Db, caseRow: Pick<CaseRow, 'company_id' | 'id'>) =>
  releaseInvoicesOf(tx, subjectColumns(caseRow))

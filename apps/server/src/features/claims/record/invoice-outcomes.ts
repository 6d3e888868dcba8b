import type { Db } from '#platform/db/handle.ts'
import { isSameInvoice, numbersOf, type Invoice } from './used-invoices.ts'
import { claimKind, type CaseRow } from './own-case.ts'
import type { InvoiceOutcomeTable } from './tables.ts'

interface InvoiceEnding {
  readonly outcome: InvoiceOutcomeTable['outcome']
  readonly reason: string
  readonly at: Date
}

export const keepOutcomes = (
  tx: Db,
  { id, case_no }: Pick<CaseRow, 'id' | 'case_no'>,
  invoices: readonly Invoice[],
  ending: InvoiceEnding,
): Promise<void> =>
  keepOutcomesFor(tx, { subject_kind: claimKind, subject_id: id, subject_no: case_no }, invoices, ending)

/** Never deleted: a case may release its invoices, but their outcome stays known. */
export async function keepOutcomesFor(
  tx: Db,
  {
    subject_kind,
    subject_id,
    subject_no,
  }: Pick<InvoiceOutcomeTable, 'subject_kind' | 'subject_id' | 'subject_no'>,
  invoices: readonly Invoice[],
  { outcome, reason, at }: InvoiceEnding,
): Promise<void> {
  const rows = invoices.flatMap(({ invoice_number, invoice_code }) =>
    invoice_number === null
      ? []
      : [
          {
            invoice_number,
            invoice_code,
            subject_kind,
            subject_id,
            subject_no,
            outcome,
            reason,
            happened_at: at,
          },
        ],
  )
  if (rows.length === 0) return
  await tx
    .insertInto('invoice_outcome')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface RefusedInvoice {
  readonly invoiceNumber: string
  readonly caseNo: string
  readonly reason: string
}

/** Which of these invoices a person refused in another case, of any member. */
export async function refusedBefore(
  db: Db,
  { id }: Pick<CaseRow, 'id'>,
  invoices: readonly Invoice[],
): Promise<RefusedInvoice[]> {
  const numbers = numbersOf(invoices)
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('invoice_outcome')
    .select(['invoice_number', 'invoice_code', 'subject_no', 'reason'])
    .where('invoice_number', 'in', numbers)
    .where('outcome', '=', 'rejected')
    .where('subject_id', '<>', id)
    .orderBy('happened_at', 'desc')
    .execute()
  return rows
    .filter((row) => invoices.some((invoice) => isSameInvoice(row, invoice)))
    .map((row) => ({ invoiceNumber: row.invoice_number, caseNo: row.subject_no, reason: row.reason }))
}

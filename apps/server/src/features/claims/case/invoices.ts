import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'
import type { ReceiptRow } from './find.ts'

export interface UsedInvoice {
  readonly invoiceNumber: string
  readonly caseNo: string
}

type Invoice = Pick<ReceiptRow, 'invoice_code' | 'invoice_number'>
const keyOf = ({ invoice_code, invoice_number }: Invoice) => `${invoice_code}/${invoice_number}`

/**
 * One invoice pays once, across members and companies (decisions §5): takes those of this case and lets go of what it
 * held before. Answers the first that another case holds, for whoever then undoes the transaction.
 */
export async function holdInvoices(
  { db, clock }: { db: Db; clock: Clock },
  caseRow: CaseRow,
  receipts: readonly Invoice[],
): Promise<UsedInvoice | null> {
  await releaseInvoices(db, caseRow)
  let first: UsedInvoice | null = null
  // In one order everywhere, so that two cases with the same invoices do not wait for each other.
  for (const receipt of receipts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const { invoice_code, invoice_number } = receipt
    if (!invoice_number) continue
    const taken = await db
      .insertInto('invoice_use')
      .values({
        invoice_code,
        invoice_number,
        company_id: caseRow.company_id,
        case_id: caseRow.id,
        case_no: caseRow.case_no,
        used_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (taken.numInsertedOrUpdatedRows === 0n)
      first ??= { invoiceNumber: invoice_number, caseNo: (await holderOf(db, receipt)) ?? caseRow.case_no }
  }
  return first
}

export const releaseInvoices = (tx: Db, { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>) =>
  tx
    .deleteFrom('invoice_use')
    .where((row) => row.and({ company_id, case_id: id }))
    .execute()

const holderOf = async (db: Db, { invoice_code, invoice_number }: Invoice): Promise<string | undefined> =>
  (
    await db
      .selectFrom('invoice_use')
      .select('case_no')
      .where('invoice_code', '=', invoice_code)
      .where('invoice_number', '=', invoice_number)
      .executeTakeFirst()
  )?.case_no

/** The cases that hold these invoices already, by number. */
export async function heldElsewhere(
  db: Db,
  { id }: Pick<CaseRow, 'id'>,
  receipts: readonly Invoice[],
): Promise<UsedInvoice[]> {
  const found: UsedInvoice[] = []
  for (const { invoice_code, invoice_number } of receipts) {
    if (!invoice_number) continue
    const row = await db
      .selectFrom('invoice_use')
      .select(['case_no', 'case_id'])
      .where((use) => use.and({ invoice_code, invoice_number }))
      .executeTakeFirst()
    if (row && row.case_id !== id) found.push({ invoiceNumber: invoice_number, caseNo: row.case_no })
  }
  return found
}

export const usedWords = ({ invoiceNumber, caseNo }: UsedInvoice): string =>
  `发票 ${invoiceNumber} 已在案件 ${caseNo} 中使用，一张发票只能申请一次`

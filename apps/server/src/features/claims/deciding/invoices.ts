import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { isSameInvoice, lockInvoiceNumbers, usedInvoices, type Invoice } from '../materials/used-invoices.ts'
import type { CaseRow } from '../own-case.ts'

export interface UsedInvoice {
  readonly invoiceNumber: string
  readonly caseNo: string
}

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
  const { company_id, id: case_id, case_no } = caseRow
  await releaseInvoices(db, caseRow)
  const invoices = receipts.flatMap(numbered)
  if (invoices.length === 0) return null
  await lockInvoiceNumbers(db, invoices)
  const holderOf = await usedInvoices(db, caseRow, invoices)
  const once = invoices.filter(
    (one, at) => invoices.findIndex((other) => isSameInvoice(other, one)) === at && holderOf(one) === null,
  )
  const used_at = clock.now()
  const rows = once.map((one) => ({ ...one, company_id, case_id, case_no, used_at }))
  if (rows.length > 0) await db.insertInto('invoice_use').values(rows).execute()
  const used = invoices.find((one) => !once.includes(one))
  return used ? { invoiceNumber: used.invoice_number, caseNo: holderOf(used) ?? case_no } : null
}

const numbered = ({ invoice_code, invoice_number }: Invoice) =>
  invoice_number ? [{ invoice_code, invoice_number }] : []

export const releaseInvoices = (tx: Db, { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>) =>
  tx
    .deleteFrom('invoice_use')
    .where((row) => row.and({ company_id, case_id: id }))
    .execute()

/** The cases that hold these invoices already, by number. */
export async function heldElsewhere(
  db: Db,
  caseRow: Pick<CaseRow, 'id'>,
  receipts: readonly Invoice[],
): Promise<UsedInvoice[]> {
  const invoices = receipts.flatMap(numbered)
  const holderOf = await usedInvoices(db, caseRow, invoices)
  return invoices.flatMap((one) => {
    const caseNo = holderOf(one)
    return caseNo === null ? [] : [{ invoiceNumber: one.invoice_number, caseNo }]
  })
}

export const usedWords = ({ invoiceNumber, caseNo }: UsedInvoice): string =>
  `发票 ${invoiceNumber} 已在案件 ${caseNo} 中使用，一张发票只能申请一次`

import { examNumbers } from '@yf/domain/exam-claim'
import type { Db } from '#platform/db/handle.ts'
import { usedInvoices, type Invoice } from './used-invoices.ts'
import type { CaseRow } from './own-case.ts'

export interface UsedInvoice {
  readonly invoiceNumber: string
  readonly caseNo: string
}

export const numbered = ({ invoice_code, invoice_number }: Invoice) =>
  invoice_number ? [{ invoice_code, invoice_number }] : []

/** The cases that already hold these invoices, by number. */
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

/** The number's prefix says what it belongs to. */
const kindOf = (no: string): string => (no.startsWith(examNumbers) ? '体检报销' : '案件')

export const usedWords = ({ invoiceNumber, caseNo }: UsedInvoice): string =>
  `发票 ${invoiceNumber} 已在${kindOf(caseNo)} ${caseNo} 中使用，一张发票只能申请一次`

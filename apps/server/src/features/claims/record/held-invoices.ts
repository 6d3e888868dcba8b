import { examNumbers } from '@yf/domain/exam-claim'
import type { Invoice } from './used-invoices.ts'

export interface UsedInvoice {
  readonly invoiceNumber: string
  readonly caseNo: string
}

export const numbered = ({ invoice_code, invoice_number }: Invoice) =>
  invoice_number ? [{ invoice_code, invoice_number }] : []

/** Which of these invoices another case holds, by number. */
export const heldElsewhere = (
  receipts: readonly Invoice[],
  usedBy: (invoice: Invoice) => string | null,
): UsedInvoice[] =>
  receipts.flatMap(numbered).flatMap((one) => {
    const caseNo = usedBy(one)
    return caseNo === null ? [] : [{ invoiceNumber: one.invoice_number, caseNo }]
  })

/** The number's prefix says what it belongs to. */
const kindOf = (no: string): string => (no.startsWith(examNumbers) ? '体检报销' : '案件')

export const usedInvoiceMessage = ({ invoiceNumber, caseNo }: UsedInvoice): string =>
  `发票 ${invoiceNumber} 已在${kindOf(caseNo)} ${caseNo} 中使用，一张发票只能申请一次`

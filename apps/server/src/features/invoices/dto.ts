import type { Bill, BillDetail } from '@yf/contract/invoices'
import { shanghaiMoment } from '@yf/domain/dates'
import { billStateNames, reversalStateNames } from '@yf/domain/invoice'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import type { BilledRow, BillRow, ReversalRow } from './bill-store.ts'
import { billRow, noTitle, type BillContent } from './encrypted.ts'

export const decryptedBillContent = (
  key: SubjectKey | null,
  { id, content }: Pick<BillRow, 'id' | 'content'>,
): BillContent =>
  openContent<BillContent>(key, content, billRow(id)) ?? {
    title: { kind: 'personal', ...noTitle },
    email: '',
  }

/** Of the invoice itself, without reversals of one with a wrong sum. */
export const reversedFen = (reversals: readonly ReversalRow[]): number =>
  reversals
    .filter(({ state, order_id }) => state === 'done' && order_id !== null)
    .reduce((sum, { amount_fen }) => sum + amount_fen, 0)

interface InvoiceDtoParts {
  readonly orders: readonly BilledRow[]
  readonly reversals: readonly ReversalRow[]
}

export function toBillDto(
  bill: BillRow,
  billContent: BillContent,
  { orders, reversals }: InvoiceDtoParts,
): Bill {
  return {
    id: bill.id,
    state: bill.state,
    stateName: billStateNames[bill.state],
    titleKind: billContent.title.kind,
    titleName: billContent.title.name,
    amountFen: bill.amount_fen,
    reversedFen: reversedFen(reversals),
    orderCount: orders.length,
    createTime: shanghaiMoment(bill.created_at),
  }
}

const fileAt = (name: string | null): string | null => name && `/files/${name}`

export function toDetailDto(bill: BillRow, billContent: BillContent, parts: InvoiceDtoParts): BillDetail {
  return {
    ...toBillDto(bill, billContent, parts),
    title: billContent.title,
    email: billContent.email,
    failure: bill.failure,
    invoiceNo: bill.invoice_no,
    issueTime: bill.issued_at && shanghaiMoment(bill.issued_at),
    pdf: fileAt(bill.pdf_file),
    ofd: fileAt(bill.ofd_file),
    orders: parts.orders.map(({ order_id, order_no, money_fen }) => ({
      id: order_id,
      orderNo: order_no,
      amountFen: money_fen,
    })),
    reversals: parts.reversals
      .filter(({ order_id, state }) => order_id !== null && state !== 'notNeeded')
      .map((one) => ({
        id: one.id,
        orderNo: one.order_no,
        amountFen: one.amount_fen,
        state: one.state,
        stateName: reversalStateNames[one.state],
        invoiceNo: one.invoice_no,
        createTime: shanghaiMoment(one.created_at),
      })),
  }
}

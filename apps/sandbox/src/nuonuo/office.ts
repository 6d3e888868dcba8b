import { randomInt } from 'node:crypto'
import { fromYuan, toYuanText } from '@yf/domain/money'
import { nuonuoStatuses, type NuonuoOrder, type NuonuoResult } from '@yf/partner-contract/nuonuo'

export interface StoredInvoice {
  readonly order: NuonuoOrder
  readonly serialNo: string
  readonly invoiceNo: string
  readonly fen: number
  readonly at: Date
  /** null: it is issued; otherwise why it failed. */
  readonly failCause: string | null
  readonly isUnsigned: boolean
  /** Until then the invoice is in progress. */
  readonly readyAt: Date
}

export interface InvoiceFate {
  readonly failCause?: string
  readonly afterMs?: number
  /** It is issued, but its file is not signed. */
  readonly isUnsigned?: boolean
  /** It is issued for another amount than requested. */
  readonly lies?: boolean
}

export type TakeOrderOutcome =
  | { readonly kind: 'taken'; readonly invoice: StoredInvoice }
  | { readonly kind: 'refused'; readonly why: string }

const most = 2_000
const sumOf = ({ invoiceDetail }: NuonuoOrder): number =>
  fromYuan(invoiceDetail.reduce((sum, line) => sum + Number(line.taxIncludedAmount), 0))

/** The issuer's invoices; each order number is accepted once. */
export function createInvoiceOffice(now: () => Date) {
  const invoices = new Map<string, StoredInvoice>()
  const byNumber = (no: string) => [...invoices.values()].find(({ invoiceNo }) => invoiceNo === no)
  /** The remaining amount of a blue invoice after its red ones. */
  const leftOf = (blue: StoredInvoice): number =>
    [...invoices.values()]
      .filter(({ order, failCause }) => order.invoiceNum === blue.invoiceNo && failCause === null)
      .reduce((sum, { fen }) => sum + fen, blue.fen)

  return {
    find: (orderNo: string) => invoices.get(orderNo),
    byNumber,
    /** An order number that was not accepted before. */
    take(
      order: NuonuoOrder,
      { failCause, afterMs = 0, isUnsigned = false, lies = false }: InvoiceFate,
    ): TakeOrderOutcome {
      const fen = sumOf(order)
      if (order.invoiceType === '2') {
        const blue = byNumber(order.invoiceNum ?? '')
        // The issuer resets at each start while the product keeps its data: references to earlier invoices are
        // accepted.
        if (blue && leftOf(blue) + fen < 0) return { kind: 'refused', why: '红字金额超过蓝字发票剩余金额' }
      } else if (fen <= 0) return { kind: 'refused', why: '开票金额必须大于零' }
      const at = now()
      const invoice: StoredInvoice = {
        order,
        serialNo: `${at.getTime()}${randomInt(1_000_000, 9_999_999)}`,
        invoiceNo: `26${randomInt(100_000_000, 999_999_999)}${randomInt(100_000_000, 999_999_999)}`,
        fen: lies ? fen + fromYuan(Math.sign(fen)) : fen,
        at,
        failCause: failCause ?? null,
        isUnsigned,
        readyAt: new Date(at.getTime() + afterMs),
      }
      invoices.set(order.orderNo, invoice)
      const oldest = invoices.keys().next().value
      if (invoices.size > most && oldest !== undefined) invoices.delete(oldest)
      return { kind: 'taken', invoice }
    },
    resultOf(invoice: StoredInvoice, filesAt: string): NuonuoResult {
      const { order, serialNo, invoiceNo, fen, at, failCause } = invoice
      const status = statusOf(invoice, now())
      const hasFile = status === nuonuoStatuses.issued
      return {
        serialNo,
        orderNo: order.orderNo,
        status,
        statusMsg: statusNames[status],
        failCause: status === nuonuoStatuses.failed ? (failCause ?? '') : '',
        allElectronicInvoiceNumber: hasFile || status === nuonuoStatuses.signFailed ? invoiceNo : '',
        invoiceTime: at.getTime(),
        orderAmount: toYuanText(fen),
        pdfUrl: hasFile ? `${filesAt}/${invoiceNo}.pdf` : '',
        ofdUrl: hasFile ? `${filesAt}/${invoiceNo}.ofd` : '',
      }
    },
  }
}

const statusNames = {
  [nuonuoStatuses.issuing]: '开票中',
  [nuonuoStatuses.issued]: '开票完成',
  [nuonuoStatuses.signFailed]: '开票成功签章失败',
  [nuonuoStatuses.failed]: '开票失败',
} as const

function statusOf({ readyAt, failCause, isUnsigned }: StoredInvoice, now: Date): keyof typeof statusNames {
  if (now < readyAt) return nuonuoStatuses.issuing
  if (failCause !== null) return nuonuoStatuses.failed
  return isUnsigned ? nuonuoStatuses.signFailed : nuonuoStatuses.issued
}

export type InvoiceOffice = ReturnType<typeof createInvoiceOffice>

import type { InvoiceFields } from '@yf/contract/exam-shapes'
import { isDay } from '@yf/domain/dates'
import { toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'

/** An invoice as text of the form fields; the amount in yuan. */
export interface InvoiceText {
  readonly invoiceCode: string
  readonly invoiceNumber: string
  readonly day: string
  readonly billed: string
  readonly payer: string
}

/** Labels, and the reader's name of the same field. */
export const invoiceRows: readonly {
  readonly name: keyof InvoiceText
  readonly label: string
  readonly readName: string
}[] = [
  { name: 'invoiceNumber', label: '发票号码', readName: 'invoiceNumber' },
  { name: 'invoiceCode', label: '发票代码', readName: 'invoiceCode' },
  { name: 'day', label: '开票日期', readName: 'day' },
  { name: 'billed', label: '发票金额（元）', readName: 'billedFen' },
  { name: 'payer', label: '付款人', readName: 'payer' },
]

export const textOf = (invoice: InvoiceFields): InvoiceText => ({
  invoiceCode: invoice.invoiceCode,
  invoiceNumber: invoice.invoiceNumber ?? '',
  day: invoice.day ?? '',
  billed: invoice.billedFen === null ? '' : toYuanText(invoice.billedFen),
  payer: invoice.payer ?? '',
})

export function faultsOf({
  invoiceNumber,
  day,
  billed,
}: InvoiceText): Partial<Record<keyof InvoiceText, string>> {
  return {
    ...(invoiceNumber.trim() === '' ? { invoiceNumber: '请填写发票号码' } : {}),
    ...(isDay(day.trim()) ? {} : { day: '例如 2026-02-20' }),
    ...(parseYuan(billed.trim()) ? {} : { billed: '例如 680.00' }),
  }
}

export const fieldsOf = (text: InvoiceText): InvoiceFields => ({
  invoiceCode: text.invoiceCode.trim(),
  invoiceNumber: text.invoiceNumber.trim() || null,
  day: text.day.trim() || null,
  billedFen: parseYuan(text.billed.trim()),
  payer: text.payer.trim() || null,
})

import type { ExamInvoice, InvoiceFields } from '@yf/contract/exam-shapes'
import { toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
import type { Faults } from '#platform/forms/use-form.ts'

/** An invoice in the form: the amount in yuan, as typed. */
export interface InvoiceForm {
  readonly billed: string
  readonly invoiceNumber: string
  readonly invoiceCode: string
  readonly day: string
  readonly payer: string
}

export const invoiceForm = (invoice: ExamInvoice | null): InvoiceForm => ({
  billed: invoice?.billedFen ? toYuanText(invoice.billedFen) : '',
  invoiceNumber: invoice?.invoiceNumber ?? '',
  invoiceCode: invoice?.invoiceCode ?? '',
  day: invoice?.day ?? '',
  payer: invoice?.payer ?? '',
})

const isPart = (text: string) => /^[0-9A-Za-z]{0,24}$/.test(text)

export function invoiceFaults(form: InvoiceForm, today: string): Faults<InvoiceForm> {
  const { billed, invoiceNumber, invoiceCode, day } = form
  return {
    billed: parseYuan(billed) ? null : '请填写正确的金额，例如 680.00',
    invoiceNumber: invoiceNumber === '' ? '请填写发票号码' : isPart(invoiceNumber) ? null : '只有数字和字母',
    invoiceCode: isPart(invoiceCode) ? null : '只有数字和字母',
    day: day === '' ? '请选择开票日期' : day > today ? '开票日期不能晚于今天' : null,
  }
}

export const fieldsOf = (form: InvoiceForm): InvoiceFields => ({
  invoiceCode: form.invoiceCode,
  invoiceNumber: form.invoiceNumber || null,
  day: form.day || null,
  billedFen: parseYuan(form.billed),
  payer: form.payer.trim() || null,
})

/** The recognition result's name for each form field. */
export const readNames: Readonly<Record<keyof InvoiceForm, string>> = {
  billed: 'billedFen',
  invoiceNumber: 'invoiceNumber',
  invoiceCode: 'invoiceCode',
  day: 'day',
  payer: 'payer',
}

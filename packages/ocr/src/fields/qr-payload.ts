import { parseYuan } from '@yf/domain/parse-yuan'
import { isoDateOf } from './date-forms.ts'

export interface InvoiceCode {
  readonly kind: 'vatInvoice' | 'medicalReceipt'
  readonly code: string | null
  readonly number: string
  readonly date: string | null
  /** In fen, and only where it is what the buyer paid: on older invoices the code holds the amount before tax. */
  readonly total: number | null
}

/** Kinds whose amount includes tax: fully digital invoices, special and ordinary. */
const withTax = new Set(['31', '32'])

/** The content of a tax invoice's code: 01, kind, code, number, amount, date, check code … */
function vatCode(parts: readonly string[]): InvoiceCode | null {
  const [version, kind = '', code = '', number = '', sum = '', day = ''] = parts
  const isDigital = withTax.has(kind)
  if (version !== '01' || !/^\d{2}$/.test(kind) || !/^\d{8}$/.test(day)) return null
  if (!(isDigital ? /^\d{20}$/ : /^\d{8}$/).test(number) || (!isDigital && !/^\d{10,12}$/.test(code)))
    return null
  return {
    kind: 'vatInvoice',
    code: code || null,
    number,
    date: isoDateOf(day),
    total: isDigital ? fenOf(sum) : null,
  }
}

/**
 * The content of a medical electronic receipt's code: an eight-digit code, a ten-digit number, a day and an amount in
 * any order of the rest.
 */
function receiptCode(parts: readonly string[]): InvoiceCode | null {
  const at = parts.findIndex((part, index) => /^\d{8}$/.test(part) && /^\d{10}$/.test(parts[index + 1] ?? ''))
  if (at < 0) return null
  const rest = parts.slice(at + 2)
  const day = rest
    .map((part) => (/^20\d{6}$/.test(part) ? isoDateOf(part) : null))
    .find((one) => one !== null)
  const sum = rest.find((part) => /^\d+\.\d{1,2}$/.test(part))
  return {
    kind: 'medicalReceipt',
    code: parts[at]!,
    number: parts[at + 1]!,
    date: day ?? null,
    total: sum ? fenOf(sum) : null,
  }
}

const fenOf = (sum: string): number | null => (/^\d{1,9}(?:\.\d{1,2})?$/.test(sum) ? parseYuan(sum) : null)

export function invoiceCodeOf(text: string): InvoiceCode | null {
  const parts = text.trim().split(',')
  return vatCode(parts) ?? receiptCode(parts) ?? addressCode(text)
}

/** Some provinces print a link to their look-up page, with code and number in its path or its query. */
function addressCode(text: string): InvoiceCode | null {
  if (!URL.canParse(text)) return null
  const { pathname, searchParams } = new URL(text)
  return receiptCode([...pathname.split('/'), ...searchParams.values()])
}

import { addDays } from '@yf/domain/dates'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import type { ReceiptValues } from '../tables.ts'
import type { ReceiptRow } from './store.ts'

export const noValues: ReceiptValues = {
  invoiceCode: '',
  invoiceNumber: null,
  day: null,
  billedFen: null,
  payer: null,
  hospital: null,
}

/** As it is kept and compared: letters and digits. */
export const tidyInvoice = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 24)

/** What a reading says of a receipt. */
export function valuesOf({ fields }: ReadDocument): ReceiptValues {
  const total = fields.total?.value
  return {
    invoiceCode: tidyInvoice(fields.code?.value ?? ''),
    invoiceNumber: tidyInvoice(fields.number?.value ?? '') || null,
    day: fields.date?.value ?? null,
    billedFen: total !== undefined && total > 0 ? total : null,
    payer: fields.payer?.value.slice(0, 40) || null,
    hospital: fields.hospital?.value.slice(0, 60) || null,
  }
}

/** Number, day and sum must be known for sure, and who paid and the code where they stand there. */
export const isSureReceipt = ({ fields }: ReadDocument): boolean =>
  [fields.number, fields.date, fields.total].every((field) => field?.isSure) &&
  [fields.payer, fields.code].every((field) => field === undefined || field.isSure)

/** Nothing of it could be read that tells one receipt from another. */
export const isBlankReceipt = ({ fields }: ReadDocument): boolean =>
  !fields.number && !fields.date && !fields.total

interface Cover {
  readonly startDt: string
  readonly endDt: string
}

/** Invoices come some days after the visit. */
const lateDays = 30

/** A day that the policy cannot pay for was probably misread: a person looks at it. */
export function crossChecked(reading: ReadDocument, cover: Cover | null): ReadDocument {
  const { date } = reading.fields
  const isWithin =
    !date || !cover || (date.value >= cover.startDt && date.value <= addDays(cover.endDt, lateDays))
  if (isWithin) return reading
  return { ...reading, fields: { ...reading.fields, date: { ...date, isSure: false } } }
}

const needed = ['invoiceNumber', 'day', 'billedFen'] as const
const fieldOf = {
  invoiceCode: 'code',
  invoiceNumber: 'number',
  day: 'date',
  billedFen: 'total',
  payer: 'payer',
  hospital: 'hospital',
} as const

export const valuesOfRow = (row: ReceiptRow): ReceiptValues => ({
  invoiceCode: row.invoice_code,
  invoiceNumber: row.invoice_number,
  day: row.day,
  billedFen: row.billed_fen,
  payer: row.payer,
  hospital: row.hospital,
})

/** Fields that want a look: missing ones always, unsure ones until the person has confirmed them. */
export function doubtfulFields(row: ReceiptRow, reading: ReadDocument | null): string[] {
  const values = valuesOfRow(row)
  return (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).filter((name) => {
    const isMissing = values[name] === null
    if (isMissing) return (needed as readonly string[]).includes(name)
    if (row.is_confirmed) return false
    const field = reading?.fields[fieldOf[name]]
    return field !== undefined && !field.isSure
  })
}

export const isSameValues = (one: ReceiptValues, other: ReceiptValues): boolean =>
  (Object.keys(fieldOf) as (keyof ReceiptValues)[]).every((name) => one[name] === other[name])

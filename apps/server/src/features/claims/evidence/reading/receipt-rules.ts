import { addDays } from '@yf/domain/dates'
import { maskName } from '@yf/domain/masks'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { isSamePerson } from '../verification/payer.ts'
import type { ReceiptValues } from '#features/claims/record/tables.ts'
import { catalogueOf, sumOf } from './charges.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'

export const noValues: ReceiptValues = {
  invoiceCode: '',
  invoiceNumber: null,
  day: null,
  billedFen: null,
  payer: null,
  hospital: null,
}

/** As stored and compared: letters and digits. */
export const tidyInvoice = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 24)

/** The receipt values of a reading. */
export function valuesOf(reading: ReadDocument): ReceiptValues {
  const { fields } = reading
  const total = fields.total?.value
  const socialFen = Math.min(fields.social?.value ?? 0, total ?? Infinity)
  return {
    invoiceCode: tidyInvoice(fields.code?.value ?? ''),
    invoiceNumber: tidyInvoice(fields.number?.value ?? '') || null,
    day: fields.date?.value ?? null,
    billedFen: Math.max(total ?? 0, 0) || null,
    socialFen,
    ...partsOf(reading, (total ?? Infinity) - socialFen),
    payer: fields.payer?.value.slice(0, 40) || null,
    hospital: fields.hospital?.value.slice(0, 60) || null,
    ...visitDayOf(reading),
  }
}

/** The rule's day of the receipt: only a confident value replaces the declared day. */
function visitDayOf({ fields }: ReadDocument): Partial<ReceiptValues> {
  const day = fields.visitDate ?? fields.admissionDate
  return day?.isSure ? { visitDay: day.value } : {}
}

/** The amount outside the catalogue is part of what remains after social insurance. */
function partsOf(reading: ReadDocument, leftFen: number): Partial<ReceiptValues> {
  const { selfPaid, pooled, account } = reading.fields
  const own = ownExpense(reading)
  return {
    ...(own !== undefined && { ownExpenseFen: Math.min(own, leftFen) }),
    ...(selfPaid && { selfPaidFen: selfPaid.value }),
    ...(pooled && { pooledFen: pooled.value }),
    ...(account && { accountFen: account.value }),
  }
}

/** The printed amount; otherwise derived from the charges. */
const ownExpense = (reading: ReadDocument): number | undefined =>
  reading.fields.selfFunded?.value ?? chargedOutside(reading)

/**
 * The amount of the charges outside the catalogue; undefined unless all were recognised with their catalogue section.
 */
function chargedOutside({ fields, feeLines }: ReadDocument): number | undefined {
  if (!feeLines?.length || sumOf(feeLines) !== fields.total?.value) return undefined
  if (feeLines.some((line) => catalogueOf(line) === null)) return undefined
  return sumOf(feeLines.filter((line) => catalogueOf(line) === 'outside'))
}

/** Invoice numbers of this length have no code; a shorter number is not unique. */
const wholeNumber = 20

/** A short number identifies an invoice only with its code, which may be covered in the picture. */
const lacksCode = ({ invoiceCode, invoiceNumber }: ReceiptValues): boolean =>
  invoiceCode === '' && invoiceNumber !== null && invoiceNumber.length < wholeNumber

/** Every medical receipt states the social insurance part. If it is missing, that part was cut off or covered. */
const lacksSocial = ({ kind, fields }: ReadDocument): boolean =>
  fields.social === undefined && kind !== 'vatInvoice'

/** Number, day, sum and social insurance part must be certain, and so must payer and code if present. */
export const isSureReceipt = (reading: ReadDocument): boolean => {
  const { number, date, total, payer, code, social, selfFunded } = reading.fields
  return (
    [number, date, total].every((field) => field?.isSure) &&
    [payer, code, social, selfFunded].every((field) => field === undefined || field.isSure) &&
    !lacksCode(valuesOf(reading)) &&
    !lacksSocial(reading)
  )
}

/** No field was recognised that distinguishes one receipt from another. */
export const isBlankReceipt = ({ fields }: ReadDocument): boolean =>
  !fields.number && !fields.date && !fields.total

interface Cover {
  readonly startDt: string
  readonly endDt: string
}

/** Invoices come some days after the visit. */
const lateDays = 30

const isWithin = (day: string, { startDt, endDt }: Cover) => day >= startDt && day <= addDays(endDt, lateDays)

/**
 * A day that the policy cannot cover, or a part that exceeds the remainder or the charges, was probably misread: a
 * person reviews it.
 */
export function crossChecked(reading: ReadDocument, cover: Cover | null): ReadDocument {
  const { date, selfFunded, total, social } = reading.fields
  const isStrange =
    selfFunded &&
    total &&
    (selfFunded.value > total.value - (social?.value ?? 0) ||
      selfFunded.value !== (chargedOutside(reading) ?? selfFunded.value))
  return {
    ...reading,
    fields: {
      ...reading.fields,
      ...(date && cover && !isWithin(date.value, cover) && { date: { ...date, isSure: false } }),
      ...(isStrange && { selfFunded: { ...selfFunded, isSure: false } }),
    },
  }
}

const needed = ['invoiceNumber', 'day', 'billedFen'] as const
const fieldOf = {
  invoiceCode: 'code',
  invoiceNumber: 'number',
  day: 'date',
  billedFen: 'total',
  socialFen: 'social',
  ownExpenseFen: 'selfFunded',
  payer: 'payer',
  hospital: 'hospital',
} as const

export const valuesOfRow = (row: ReceiptRow): ReceiptValues => ({
  invoiceCode: row.invoice_code,
  invoiceNumber: row.invoice_number,
  day: row.day,
  billedFen: row.billed_fen,
  socialFen: row.social_fen,
  ownExpenseFen: row.own_expense_fen,
  payer: row.payer,
  hospital: row.hospital,
})

/** Fields to review: missing ones always, uncertain ones until the person has confirmed them. */
export function doubtfulFields(row: ReceiptRow, reading: ReadDocument | null): string[] {
  const values = valuesOfRow(row)
  return (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).filter((name) => {
    const isMissing = values[name] === null
    if (isMissing) return (needed as readonly string[]).includes(name)
    if (row.is_confirmed) return false
    if (name === 'invoiceCode' && lacksCode(values)) return true
    if (name === 'socialFen' && reading && lacksSocial(reading)) return true
    return reading?.fields[fieldOf[name]]?.isSure === false
  })
}

/** From this confidence on a name is as printed, and not a misreading of another. */
const clearName = 0.9

/** Another person's name that was recognised clearly: the receipt is reported. */
export function otherName(row: ReceiptRow, reading: ReadDocument | null, insured: string): string | null {
  const read = reading?.fields.payer
  if (!read || row.payer !== read.value || isSamePerson(read.value, insured)) return null
  if (!read.isSure && read.confidence < clearName) return null
  return `票据上的姓名是 ${maskName(read.value)}，与就诊人 ${maskName(insured)} 不一致`
}

/** An omitted part equals zero. */
export const isSameValues = (one: ReceiptValues, other: ReceiptValues): boolean =>
  (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).every((name) => (one[name] ?? 0) === (other[name] ?? 0))

import { addDays } from '@yf/domain/dates'
import { maskName } from '@yf/domain/masks'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { isSamePerson } from '../checking/payer.ts'
import type { ReceiptValues } from '../tables.ts'
import { catalogueOf, sumOf } from './charges.ts'
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

/** The day by which the rule judges the receipt: only what was read for sure takes the place of what was declared. */
function visitDayOf({ fields }: ReadDocument): Partial<ReceiptValues> {
  const day = fields.visitDate ?? fields.admissionDate
  return day?.isSure ? { visitDay: day.value } : {}
}

/** What is outside the catalogue is part of what social insurance left. */
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

/** As it is printed; where it is not, the charges say it. */
const ownExpense = (reading: ReadDocument): number | undefined =>
  reading.fields.selfFunded?.value ?? chargedOutside(reading)

/** What the charges outside the catalogue come to, if all were read, each with its part of it. */
function chargedOutside({ fields, feeLines }: ReadDocument): number | undefined {
  if (!feeLines?.length || sumOf(feeLines) !== fields.total?.value) return undefined
  if (feeLines.some((line) => catalogueOf(line) === null)) return undefined
  return sumOf(feeLines.filter((line) => catalogueOf(line) === 'outside'))
}

/** Invoices of this length have no code; a shorter number stands on many. */
const wholeNumber = 20

/** A short number is an invoice only together with its code, which may have been covered. */
const lacksCode = ({ invoiceCode, invoiceNumber }: ReceiptValues): boolean =>
  invoiceCode === '' && invoiceNumber !== null && invoiceNumber.length < wholeNumber

/** Every medical receipt says what social insurance paid. One that does not say it was cut off or covered there. */
const lacksSocial = ({ kind, fields }: ReadDocument): boolean =>
  fields.social === undefined && kind !== 'vatInvoice'

/** Number, day, sum and what was paid of it must be known for sure, and who paid and the code where they stand there. */
export const isSureReceipt = (reading: ReadDocument): boolean => {
  const { number, date, total, payer, code, social, selfFunded } = reading.fields
  return (
    [number, date, total].every((field) => field?.isSure) &&
    [payer, code, social, selfFunded].every((field) => field === undefined || field.isSure) &&
    !lacksCode(valuesOf(reading)) &&
    !lacksSocial(reading)
  )
}

/** Nothing of it could be read that tells one receipt from another. */
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
 * A day that the policy cannot pay for, a part that is more than the whole leaves or than the charges come to, were probably
 * misread: a person looks at them.
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

/** Fields that want a look: missing ones always, unsure ones until the person has confirmed them. */
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

/** From here on a name is what stands there, and not a misreading of another. */
const clearName = 0.9

/** A name that was read clearly and is another person's: it was seen, and is said so. */
export function otherName(row: ReceiptRow, reading: ReadDocument | null, insured: string): string | null {
  const read = reading?.fields.payer
  if (!read || row.payer !== read.value || isSamePerson(read.value, insured)) return null
  if (!read.isSure && read.confidence < clearName) return null
  return `票据上的姓名是 ${maskName(read.value)}，与就诊人 ${maskName(insured)} 不一致`
}

/** A part that nobody spoke of is none. */
export const isSameValues = (one: ReceiptValues, other: ReceiptValues): boolean =>
  (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).every((name) => (one[name] ?? 0) === (other[name] ?? 0))

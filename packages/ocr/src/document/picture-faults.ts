import { fenOfCapitals } from '../fields/capital-amount.ts'
import { editDistance } from '../fields/names.ts'
import type { InvoiceCode } from '../fields/qr-payload.ts'
import type { QuarterTurn } from '../picture/geometry.ts'
import { findAll } from '../text/rows.ts'
import type { DocumentKind, DocumentFields, PictureFault } from './outcome.ts'
import { slipOf } from './classify.ts'
import { capitalAmountPattern } from './invoice-money.ts'
import type { Sheet } from './sheet.ts'

const labelledNumber = /(?:票据|发票)(?:号码|号)[:.; ]{0,3}(?<value>\d{20}|\d{8,12})(?!\d)/dg
const title = /(?:收费|结算)(?:专用)?(?:票据|收据)|费用收据|电子发票\(|增值税.{0,6}发票/

export const isReceipt = (kind: DocumentKind) => kind === 'medicalReceipt' || kind === 'vatInvoice'

interface ReadPicture {
  readonly sheet: Sheet
  readonly codes: readonly InvoiceCode[]
  readonly kind: DocumentKind
  readonly seenKind: DocumentKind
  readonly turn: QuarterTurn
  readonly fields: DocumentFields
}

/** Faults of a picture, besides its content. */
export function faultsOf({ sheet, codes, kind, seenKind, turn, fields }: ReadPicture): PictureFault[] {
  const isOther = kind !== seenKind && !(isReceipt(kind) && isReceipt(seenKind))
  const missing = [fields.number, fields.date, fields.total].filter((field) => !field).length
  const slip = seenKind === 'other' ? slipOf(sheet.rows.map(({ text }) => text)) : null
  const faults: Record<PictureFault, boolean> = {
    paymentBill: slip === 'paymentBill',
    shopSlip: slip === 'shopSlip',
    chat: slip === 'chat',
    severalReceipts: isReceipt(kind) && isSeveral(sheet, codes),
    otherThanSaid: isOther,
    codeContradicts: isReceipt(kind) && contradicts(sheet),
    cutOff: isReceipt(kind) && !isOther && missing > 0 && missing < 3,
    turned: turn !== 0,
  }
  return (Object.keys(faults) as PictureFault[]).filter((fault) => faults[fault])
}

/** The number of receipt titles: the inside of a table between two of them must be read. */
export const titlesIn = ({ rows }: Pick<Sheet, 'rows'>): number =>
  rows.filter(({ text }) => title.test(text.replaceAll(' ', ''))).length

/**
 * Two codes, two numbers or two amounts in words. A number that is printed twice may be misread in a digit, so they
 * must differ clearly.
 */
function isSeveral({ rows }: Sheet, codes: readonly InvoiceCode[]): boolean {
  const numbers = findAll(rows, labelledNumber).map(({ text }) => text)
  const amounts = findAll(rows, capitalAmountPattern)
    .map(({ text }) => ({
      text,
      fen: /.[元圆圓園园]/.test(text) ? fenOfCapitals(text.replaceAll(' ', '')) : null,
    }))
    .filter(({ fen }) => fen !== null)
  return (
    new Set(codes.map(({ number }) => number)).size > 1 ||
    numbers.some((number) => editDistance(number, numbers[0]!) > 2) ||
    (amounts.some(({ text }) => editDistance(text, amounts[0]!.text) > 2) && titlesIn({ rows }) > 1)
  )
}

/**
 * A clearly printed number that differs from the code: one of the two belongs to another document, or was altered.
 */
function contradicts({ rows, code }: Sheet): boolean {
  if (!code) return false
  const printed = findAll(rows, labelledNumber)
  return printed.length > 0 && printed.every(({ text }) => editDistance(text, code.number) > 2)
}

const spoiling = new Set<PictureFault>(['severalReceipts', 'otherThanSaid', 'codeContradicts'])

/** Nothing is sure in a picture that may show another kind, or two documents. */
export function withoutSureness(fields: DocumentFields, faults: readonly PictureFault[]): DocumentFields {
  if (!faults.some((fault) => spoiling.has(fault))) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, isSure: false, confidence: Math.min(0.6, field.confidence) },
    ]),
  )
}

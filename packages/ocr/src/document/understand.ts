import { invoiceCodeOf, type InvoiceCode } from '../fields/qr-payload.ts'
import type { RecognisedLine } from '../text/line.ts'
import { rowsOf } from '../text/rows.ts'
import { classify, type Classification } from './classify.ts'
import { fieldsFor } from './fields-of.ts'
import type { DocumentKind, DocumentFields, NameVote } from './outcome.ts'
import { isReceipt, titlesIn } from './picture-faults.ts'
import type { Sheet } from './sheet.ts'

/** The result of interpreting the lines of a page. */
export interface PageReading {
  readonly sheet: Sheet
  readonly verdict: Classification
  readonly kind: DocumentKind
  readonly fields: DocumentFields
  readonly hospitalVotes: readonly NameVote[]
  /** The texts of the QR codes, and those of them that are an invoice's. */
  readonly texts: readonly string[]
  readonly codes: readonly InvoiceCode[]
}

export async function understand(
  context: Omit<Sheet, 'lines' | 'rows' | 'code'>,
  lines: readonly RecognisedLine[],
  texts: readonly string[],
): Promise<PageReading> {
  const codes = texts.map(invoiceCodeOf).filter((code) => code !== null)
  const sheet: Sheet = { ...context, lines, rows: rowsOf(lines), code: codes[0] ?? null }
  const verdict = classify(
    sheet.rows.map((row) => row.text),
    texts,
  )
  const declaredKind = sheet.options.kind
  // A member says receipt; the document decides which of the two kinds.
  const kind =
    declaredKind && !(isReceipt(declaredKind) && isReceipt(verdict.kind)) ? declaredKind : verdict.kind
  let hospitalVotes: readonly NameVote[] = []
  const fields = await fieldsFor(kind, sheet, (votes) => (hospitalVotes = votes))
  return { sheet, verdict, kind, fields, hospitalVotes, texts, codes }
}

/**
 * Whether a field that all such documents have was not found, or a second document was: it may be inside the table.
 */
export function isWanting({ sheet, kind, fields }: PageReading): boolean {
  if (kind === 'other') return true
  if (!isReceipt(kind)) return false
  const { number, date, total, payer, hospital, social } = fields
  if (!number || !date || !total || !payer || !hospital || titlesIn(sheet) > 1) return true
  return kind === 'medicalReceipt' && !social
}

import { invoiceCodeOf, type InvoiceCode } from '../fields/qr-payload.ts'
import type { Line } from '../text/line.ts'
import { rowsOf } from '../text/rows.ts'
import { classify, type Verdict } from './classify.ts'
import { fieldsFor } from './fields-of.ts'
import type { DocumentKind, Fields, NameVote } from './outcome.ts'
import { isReceipt, titlesIn } from './picture-faults.ts'
import type { Sheet } from './sheet.ts'

/** What the lines of a page come to. */
export interface Understood {
  readonly sheet: Sheet
  readonly verdict: Verdict
  readonly kind: DocumentKind
  readonly fields: Fields
  readonly hospitalVotes: readonly NameVote[]
  /** What the QR codes say, and those of them that are an invoice's. */
  readonly texts: readonly string[]
  readonly codes: readonly InvoiceCode[]
}

export async function understand(
  ground: Omit<Sheet, 'lines' | 'rows' | 'code'>,
  lines: readonly Line[],
  texts: readonly string[],
): Promise<Understood> {
  const codes = texts.map(invoiceCodeOf).filter((code) => code !== null)
  const sheet: Sheet = { ...ground, lines, rows: rowsOf(lines), code: codes[0] ?? null }
  const verdict = classify(
    sheet.rows.map((row) => row.text),
    texts,
  )
  const said = sheet.options.kind
  // A person says receipt; which of the two kinds it is, the paper says.
  const kind = said && !(isReceipt(said) && isReceipt(verdict.kind)) ? said : verdict.kind
  let hospitalVotes: readonly NameVote[] = []
  const fields = await fieldsFor(kind, sheet, (votes) => (hospitalVotes = votes))
  return { sheet, verdict, kind, fields, hospitalVotes, texts, codes }
}

/** Whether something that every such paper shows was not found, or a second paper was: it may stand inside the table. */
export function isWanting({ sheet, kind, fields }: Understood): boolean {
  if (kind === 'other') return true
  if (!isReceipt(kind)) return false
  const { number, date, total, payer, hospital, social } = fields
  if (!number || !date || !total || !payer || !hospital || titlesIn(sheet) > 1) return true
  return kind === 'medicalReceipt' && !social
}

import { findAll, type PatternMatch } from '../text/rows.ts'
import { isConfirmed } from './reread.ts'
import { candidate, fieldOf, verySure, withCode, type Candidate } from './field.ts'
import { firstOf } from './labels.ts'
import type { DocumentKind, RecognisedField } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const codeLabel = /(?:票据|发票|票|据)代[码号][:.; ]{0,3}(?<value>\d{8,12})(?!\d)/dg
const numberLabels = [
  /(?:票据|发票|收据|票|据)(?:号码|编号|号|码)[:.; ]{0,3}(?<value>\d{20}|\d{6,12})(?!\d)/dg,
  /(?:N[Oo0]?|№|(?<!\p{Script=Han})号码|编号)[.:; ]{0,3}(?<value>\d{20}|\d{7,12})(?!\d)/dgu,
]
/** Where the label is lost under a seal: a number that stands alone near the top. */
const bareNumber: Partial<Record<DocumentKind, RegExp>> = {
  medicalReceipt: /(?<![\d.:-])(?<value>\d{10})(?![\d.])/dg,
  vatInvoice: /(?<![\d.:-])(?<value>\d{20}|\d{8})(?![\d.])/dg,
}

/** The most frequent reading, then the most confident. */
function best(found: readonly PatternMatch[]): { chosen: Candidate<string>; times: number } | null {
  const times = (text: string) => found.filter((one) => one.text === text).length
  const [first] = found
    .map((one) => candidate(one.text, one.line))
    .toSorted((one, other) => times(other.value) - times(one.value) || other.confidence - one.confidence)
  return first ? { chosen: first, times: times(first.value) } : null
}

export async function codeField(sheet: Sheet): Promise<RecognisedField<string> | undefined> {
  return printed(sheet, findAll(sheet.rows, codeLabel), sheet.code?.code ?? null)
}

export async function numberField(
  sheet: Sheet,
  kind: DocumentKind,
): Promise<RecognisedField<string> | undefined> {
  const bare = bareNumber[kind]
  const found = firstOf(sheet, [...numberLabels, ...(bare ? [bare] : [])])
  return printed(sheet, found, sheet.code?.number ?? null)
}

async function printed(sheet: Sheet, found: readonly PatternMatch[], code: string | null) {
  const read = best(found)
  if (!read || code !== null) {
    const same = found.find((one) => one.text === code)
    const other = read?.chosen ?? null
    return withCode(code, same ? candidate(same.text, same.line) : other, sheet.scale, false)
  }
  const { chosen, times } = read
  const isSure =
    times > 1 ||
    (chosen.confidence >= verySure &&
      (await isConfirmed(sheet, chosen.line, (text) => text.includes(chosen.value))))
  return fieldOf(chosen, sheet.scale, { isSure })
}

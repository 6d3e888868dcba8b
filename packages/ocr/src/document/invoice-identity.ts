import { datePattern, isoDateOf } from '../fields/date-forms.ts'
import { findAll, type Found } from '../text/rows.ts'
import { isConfirmed } from './again.ts'
import { candidate, fieldOf, verySure, withCode, type Candidate } from './field.ts'
import { firstOf } from './labels.ts'
import type { DocumentKind, Field } from './outcome.ts'
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

/** The one that was read most often, then the surest. */
function best(found: readonly Found[]): { chosen: Candidate<string>; times: number } | null {
  const times = (text: string) => found.filter((one) => one.text === text).length
  const [first] = found
    .map((one) => candidate(one.text, one.line))
    .toSorted((one, other) => times(other.value) - times(one.value) || other.confidence - one.confidence)
  return first ? { chosen: first, times: times(first.value) } : null
}

export async function codeField(sheet: Sheet): Promise<Field<string> | undefined> {
  return printed(sheet, findAll(sheet.rows, codeLabel), sheet.code?.code ?? null)
}

export async function numberField(sheet: Sheet, kind: DocumentKind): Promise<Field<string> | undefined> {
  const bare = bareNumber[kind]
  const found = firstOf(sheet, [...numberLabels, ...(bare ? [bare] : [])])
  return printed(sheet, found, sheet.code?.number ?? null)
}

async function printed(sheet: Sheet, found: readonly Found[], code: string | null) {
  const read = best(found)
  if (!read || code !== null) {
    const same = found.find((one) => one.text === code)
    return withCode(code, same ? candidate(same.text, same.line) : null, sheet.scale, false)
  }
  const { chosen, times } = read
  const isSure =
    times > 1 ||
    (chosen.confidence >= verySure &&
      (await isConfirmed(sheet, chosen.line, (text) => text.includes(chosen.value))))
  return fieldOf(chosen, sheet.scale, { isSure })
}

/** Days of the stay and of the person. 入 is easily read as 人, so every 院 counts. */
const otherDays = '院|就诊|出生'

const dateLabels = [
  new RegExp(
    `(?:开票|填开|填制|收费|结算|开具|打印|缴费)(?:日期|时间|日|期)[:.; ]{0,3}(?<value>${datePattern})`,
    'dg',
  ),
  new RegExp(`(?<!${otherDays})日 ?期[:.; ]{0,3}(?<value>${datePattern})`, 'dg'),
  new RegExp(`(?<!(?:${otherDays})日 ?期[:.; ]{0,3})(?<value>${datePattern})`, 'dg'),
]

export async function dateField(sheet: Sheet): Promise<Field<string> | undefined> {
  const latest = sheet.options.today ?? '2099-12-31'
  const candidates = firstOf(sheet, dateLabels).flatMap((one) => {
    const value = isoDateOf(one.text)
    return value && value <= latest ? [candidate(value, one.line)] : []
  })
  const code = sheet.code?.date ?? null
  const chosen = candidates.find((one) => one.value === code) ?? candidates[0] ?? null
  if (!chosen || code !== null) return withCode(code, chosen, sheet.scale, false)
  const isSame = (text: string) => findDate(text) === chosen.value
  // Of two days under the same kind of label nobody knows which one is meant.
  const isOnly = candidates.every(({ value }) => value === chosen.value)
  const isSure = isOnly && chosen.confidence >= verySure && (await isConfirmed(sheet, chosen.line, isSame))
  return fieldOf(chosen, sheet.scale, { isSure })
}

const findDate = (text: string) => {
  const match = new RegExp(datePattern).exec(text)
  return match ? isoDateOf(match[0]) : null
}

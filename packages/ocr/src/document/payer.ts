import { meantName } from '../fields/names.ts'
import { findAll, type PatternMatch } from '../text/rows.ts'
import { candidate, fieldOf, type Candidate } from './field.ts'
import { firstOf, gap, partiesOf } from './labels.ts'
import type { DocumentKind, RecognisedField } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const person = String.raw`[\p{Script=Han}·]{2,12}?`
/** What may follow a name in the same row: the end, a gap, or the next label. */
const nextLabel = String.raw`(?= |$|[:(]|性别|年龄|开票|票据|交款|就诊|门诊|住院|科室|病历|医保|社会|统一|身份|购买|销售|男|女|日期)`
const payerLabels = [
  new RegExp(String.raw`(?:交|缴|文)款人(?!统)(?:姓名)?${gap}(?<value>${person})${nextLabel}`, 'dgu'),
  new RegExp(String.raw`(?:患者|病人|就诊人)?姓 ?名${gap}(?<value>${person})${nextLabel}`, 'dgu'),
  // Where a fold or a stamp took part of the label: not the payee, and not the cashier.
  new RegExp(String.raw`(?<![收开复\p{Script=Han}] ?)款? ?人[:.;] ?(?<value>${person})${nextLabel}`, 'dgu'),
  new RegExp(String.raw`(?:^| )(?<value>[\p{Script=Han}·]{2,4}) ?性 ?别`, 'dgu'),
  new RegExp(String.raw`^(?<value>[\p{Script=Han}·]{2,4}) ?(?:开票|收费|填开) ?日 ?期`, 'dgu'),
]

export function payerField(sheet: Sheet, kind: DocumentKind): RecognisedField<string> | undefined {
  const [found] = kind === 'vatInvoice' ? partiesOf(sheet) : firstOf(sheet, payerLabels)
  if (found) return nameField(sheet, candidate(found.text, found.line))
  const expected = unlabelledName(sheet)
  return expected
    ? fieldOf(candidate(expected.text, expected.line), sheet.scale, { isSure: false })
    : undefined
}

/** An expected name without its label: most likely the payer, but possibly the cashier. */
function unlabelledName({ rows, options }: Sheet): PatternMatch | undefined {
  const names = (options.expectedNames ?? []).map((name) => name.replaceAll(/[^\p{Script=Han}·]/gu, ''))
  const expected = names.filter((name) => name.length > 1)
  if (expected.length === 0) return undefined
  return findAll(rows, new RegExp(`(?:^|[ :])(?<value>${expected.join('|')})(?= |$|[:(])`, 'dgu'))[0]
}

/** A name has no check digit: it is sure only where it is one of those expected. */
export function nameField(sheet: Sheet, read: Candidate<string>): RecognisedField<string> {
  const meant = meantName(read.value, sheet.options.expectedNames ?? [])
  if (!meant) return fieldOf(read, sheet.scale, { isSure: false })
  const confidence = meant.isExact ? Math.max(read.confidence, 0.99) : Math.min(read.confidence, 0.6)
  return fieldOf({ ...read, value: meant.name }, sheet.scale, { isSure: meant.isExact, confidence })
}

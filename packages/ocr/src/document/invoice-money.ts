import { amountPattern, fenOfFigures } from '../fields/amount.ts'
import { amountSigns, fenOfCapitals } from '../fields/capital-amount.ts'
import { findAll } from '../text/rows.ts'
import { isConfirmed } from './reread.ts'
import { candidate, clearlyRead, fieldOf, verySure, type Candidate } from './field.ts'
import type { RecognisedField } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const figures = `(?<value>${amountPattern})`
const totalLabels = [
  new RegExp(String.raw`小 ?写[): .;¥Y]{0,6}${figures}`, 'dg'),
  new RegExp(String.raw`价税合计.*?${figures}(?!.*\d[.]\d\d)`, 'dg'),
  new RegExp(String.raw`大 ?写.*?${figures}`, 'dg'),
  new RegExp(String.raw`(?:合计|总计|总金额|总额|金额合计|费用合计|总费用)[^\d]{0,12}?${figures}`, 'dg'),
  new RegExp(String.raw`[¥Y][: ]{0,2}${figures}`, 'dg'),
]
/** A fold or a seal can tear the words in two. */
export const capitalAmountPattern = new RegExp(`(?<value>[${amountSigns}]+(?: [${amountSigns}]+)?)`, 'dg')

interface Money {
  readonly total?: RecognisedField<number>
  readonly capitalAmount?: RecognisedField<number>
}

/** The total in figures, compared with the amount in words and the code: where two agree it is sure. */
export async function moneyFields(sheet: Sheet): Promise<Money> {
  const inCapitals = capitalAmountOf(sheet)
  const read = figuresOf(sheet)
  const code = sheet.code?.total ?? null
  const capitalAmount = inCapitals
    ? fieldOf(inCapitals, sheet.scale, { isSure: read.some((one) => one.value === inCapitals.value) })
    : undefined
  const agreed = read.find((one) => one.value === inCapitals?.value) ?? read.find((one) => one.value === code)
  if (agreed) {
    const isBoth = agreed.value === code
    const field = fieldOf(agreed, sheet.scale, { isSure: true, confidence: 1 })
    return { total: { ...field, source: isBoth ? 'both' : 'text' }, ...(capitalAmount && { capitalAmount }) }
  }
  const total = await lone(sheet, read[0] ?? null, inCapitals, code)
  return { ...(total && { total }), ...(capitalAmount && { capitalAmount }) }
}

async function lone(
  sheet: Sheet,
  read: Candidate<number> | null,
  inCapitals: Candidate<number> | null,
  code: number | null,
): Promise<RecognisedField<number> | undefined> {
  if (code !== null) {
    // Clearly read figures that differ from the code leave open which of the two belongs to the document.
    const isDoubted = read !== null && read.confidence >= clearlyRead
    return {
      value: code,
      confidence: isDoubted ? 0.5 : 0.9,
      isSure: inCapitals?.value === code && !isDoubted,
      region: null,
      source: 'qr',
    }
  }
  if (!read) return inCapitals ? fieldOf(inCapitals, sheet.scale, { isSure: false }) : undefined
  // Two contradicting amounts: one was misread, and staff decide which.
  if (inCapitals) {
    const stronger = inCapitals.confidence > read.confidence + 0.1 ? inCapitals : read
    return fieldOf(stronger, sheet.scale, { isSure: false, confidence: Math.min(0.6, stronger.confidence) })
  }
  const isSame = (text: string) => figuresIn(text).includes(read.value)
  const isSure = read.confidence >= verySure && (await isConfirmed(sheet, read.line, isSame))
  return fieldOf(read, sheet.scale, { isSure })
}

function capitalAmountOf(sheet: Sheet): Candidate<number> | null {
  const found = findAll(sheet.rows, capitalAmountPattern).flatMap((one) => {
    const value = fenOfCapitals(one.text.replaceAll(' ', ''))
    // Without the yuan it is the rest of a line, whose beginning was not read.
    return value === null || !/.[元圆圓園园]/.test(one.text) ? [] : [candidate(value, one.line)]
  })
  return found.toSorted((one, other) => other.line.letters.length - one.line.letters.length)[0] ?? null
}

function figuresOf(sheet: Sheet): Candidate<number>[] {
  const found = totalLabels.flatMap((pattern) => findAll(sheet.rows, pattern))
  return found.flatMap((one) => {
    const value = fenOfFigures(one.text)
    return value === null ? [] : [candidate(value, one.line)]
  })
}

const figuresIn = (text: string) =>
  [...text.matchAll(new RegExp(amountPattern, 'g'))].map((match) => fenOfFigures(match[0]))

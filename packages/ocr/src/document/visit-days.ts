import { datePattern, isoDateOf } from '../fields/date-forms.ts'
import { weakest } from '../text/line.ts'
import { findAll } from '../text/rows.ts'
import { isConfirmed } from './reread.ts'
import { fieldOf, verySure, type Candidate } from './field.ts'
import { gap } from './labels.ts'
import type { RecognisedField, DocumentFields } from './outcome.ts'
import type { Sheet } from './sheet.ts'

type VisitField = 'visitDate' | 'admissionDate' | 'dischargeDate'
type DateCandidate = Candidate<string>

const kindOfDay = ' ?(?:起止)?(?:日 ?期|时 ?间)'
const clock = String.raw`(?: ?\d{1,2}:\d{2}(?::\d{2})?)?`
const until = ' ?(?:至|到|[-—–~～]) ?'
const stay = `(?:[入人]|住) ?院${kindOfDay}${gap}`

/** 入 is easily read as 人. One label may precede both days of a stay. */
const patterns: Readonly<Record<VisitField, readonly RegExp[]>> = {
  visitDate: [labelled(`(?:就诊|就医|看诊|接诊|诊疗|挂号)${kindOfDay}${gap}`)],
  admissionDate: [labelled(stay)],
  dischargeDate: [labelled(`出 ?院${kindOfDay}${gap}`), labelled(`${stay}${datePattern}${clock}${until}`)],
}

function labelled(before: string): RegExp {
  return new RegExp(`${before}(?<value>${datePattern})`, 'dgu')
}

/**
 * Days that documents name besides their own: of the visit, or of a stay. `own` is the receipt's day: a visit on the
 * same day agrees with it, so that only another day costs further readings; none of them is later than it.
 */
export async function visitFields(
  sheet: Sheet,
  own?: RecognisedField<string>,
): Promise<Pick<DocumentFields, VisitField>> {
  const days: Partial<Record<VisitField, RecognisedField<string>>> = {}
  for (const name of Object.keys(patterns) as VisitField[]) {
    const day = await dayField(sheet, name, own)
    if (day) days[name] = own && day.value > own.value ? { ...day, isSure: false } : day
  }
  const { admissionDate: first, dischargeDate: last } = days
  if (!first || !last || first.value <= last.value) return days
  return {
    ...days,
    admissionDate: { ...first, isSure: false },
    dischargeDate: { ...last, isSure: false },
  }
}

async function dayField(
  sheet: Sheet,
  name: VisitField,
  own: RecognisedField<string> | undefined,
): Promise<RecognisedField<string> | undefined> {
  const days = daysOf(sheet, patterns[name])
  const [day] = days
  if (!day) return undefined
  const isOnly = days.every(({ value }) => value === day.value)
  const isSure = isOnly && day.confidence >= verySure && (await isAgreed(sheet, day, own))
  return fieldOf(day, sheet.scale, { isSure })
}

/** The receipt's own sure day, or two further readings, agree. */
const isAgreed = async (
  sheet: Sheet,
  { value, line }: DateCandidate,
  own: RecognisedField<string> | undefined,
) =>
  (own?.isSure && own.value === value) ||
  // A page with its own text returns the whole line, which may hold both days of a stay.
  isConfirmed(sheet, line, (text) =>
    [...text.matchAll(new RegExp(datePattern, 'g'))].some(([again]) => isoDateOf(again) === value),
  )

function daysOf({ rows, options }: Sheet, datePatterns: readonly RegExp[]): DateCandidate[] {
  return datePatterns
    .flatMap((pattern) => findAll(rows, pattern))
    .flatMap(({ text, line }) => {
      const value = isoDateOf(text)
      if (value === null || value > (options.today ?? '2099-12-31')) return []
      const digits = line.letters.filter((letter) => /\d/.test(letter.text))
      return [{ value, line, confidence: weakest({ ...line, letters: digits }) }]
    })
}

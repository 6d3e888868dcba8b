import { datePattern, isoDateOf } from '../fields/date-forms.ts'
import { sliceOf, type Slanted } from '../picture/geometry.ts'
import { weakest, type RecognisedLine } from '../text/line.ts'
import type { ReadLineOptions } from '../text/recognise.ts'
import { findAll, rowOf } from '../text/rows.ts'
import { fieldOf, verySure, withCode, type Candidate } from './field.ts'
import { gap } from './labels.ts'
import type { RecognisedField } from './outcome.ts'
import type { Sheet } from './sheet.ts'

/** Days of the stay and of the person. 入 is easily read as 人, so every 院 counts. */
const otherDays = '院|就诊|出生'

interface Label {
  readonly text: string
  /** Whether the label is unambiguous: 日期 alone may be the rest of a misread label. */
  readonly isClear: boolean
}

/** Best first. A receipt may be reprinted long after its day. */
const labels: readonly Label[] = [
  { text: '(?:开票|填开|填制|收费|结算|开具|缴费) ?(?:日期|时间|日|期)', isClear: true },
  { text: String.raw`(?<!\p{Script=Han}|(?:${otherDays}|打印) )日 ?期`, isClear: true },
  { text: `(?<!(?:${otherDays}|打印) ?)日 ?期`, isClear: false },
  { text: '打印 ?(?:日期|时间)', isClear: false },
]
const dateGroup = `(?<value>${datePattern})`
const anywhere = new RegExp(`(?<!(?:${otherDays}) ?日 ?期${gap})${dateGroup}`, 'dg')

type DateCandidate = Candidate<string>

export async function dateField(sheet: Sheet): Promise<RecognisedField<string> | undefined> {
  const code = sheet.code?.date ?? null
  const { days, isClear } = await daysOf(sheet)
  const same = days.find(({ value }) => value === code)
  const [chosen] = days
  // Only a day under the receipt's own label can contradict the code.
  const other = isClear ? (chosen ?? null) : null
  if (!chosen || code !== null) return withCode(code, same ?? other, sheet.scale, false)
  const { day, isUnanimous } = await votedDay(sheet, chosen)
  // Two days under equal labels are ambiguous.
  const isOnly = days.every(({ value }) => value === day.value)
  const isSure = isClear && isOnly && isUnanimous && chosen.confidence >= verySure
  return fieldOf(day, sheet.scale, { isSure })
}

/**
 * The days at the best label, the likeliest first: one that is named twice, then the last one, since bills are
 * written at the end.
 */
async function daysOf(sheet: Sheet): Promise<{ days: readonly DateCandidate[]; isClear: boolean }> {
  for (const { text, isClear } of labels) {
    const labelled = daysIn(sheet, new RegExp(`${text}${gap}${dateGroup}`, 'dgu'))
    if (labelled.length > 0) return { days: labelled, isClear }
    const unread = sheet.code?.date ? null : await lookBeside(sheet, text)
    if (unread) return { days: [unread], isClear }
  }
  return { days: daysIn(sheet, anywhere), isClear: false }
}

function daysIn({ rows, options }: Pick<Sheet, 'rows' | 'options'>, pattern: RegExp): DateCandidate[] {
  const days = findAll(rows, pattern).flatMap(({ text, line }) => {
    const value = isoDateOf(text)
    return value && value <= (options.today ?? '2099-12-31') ? [dayOf(value, line)] : []
  })
  const times = (day: DateCandidate) => days.filter(({ value }) => value === day.value).length
  return days.toSorted((one, other) => times(other) - times(one) || other.value.localeCompare(one.value))
}

/** A faint hyphen does not change the day: only the digits count. */
function dayOf(value: string, line: RecognisedLine): DateCandidate {
  const digits = line.letters.filter(({ text }) => /\d/.test(text))
  return { value, line, confidence: weakest({ ...line, letters: digits }) }
}

/**
 * Other crops of a place, in colour and in the red channel: what is blurred or stamped over in one of them may be
 * legible in another.
 */
const looks: ReadonlyArray<ReadLineOptions & { readonly longer: number; readonly taller: number }> = [
  { longer: 0.3, taller: 1.12 },
  { longer: 0.15, taller: 0.94, channel: 'red' },
  { longer: 0.5, taller: 1, channel: 'red' },
  { longer: 0.3, taller: 0.86 },
]

async function dayAt(sheet: Sheet, box: Slanted, { longer, taller, ...look }: (typeof looks)[number]) {
  const crop = { ...box, width: box.width + longer * box.height, height: box.height * taller }
  const row = rowOf([{ ...(await sheet.look(crop, look)), box: crop }])
  return daysIn({ rows: [row], options: sheet.options }, new RegExp(dateGroup, 'dg'))[0] ?? null
}

/** Aspect ratio of a label with its day. */
const labelledDay = 8.5

/** The day at a label without a readable value, wherever the line was thought to end. */
async function lookBeside(sheet: Sheet, label: string): Promise<DateCandidate | null> {
  const unread = new RegExp(String.raw`(?<value>${label}${gap}\S{0,20})`, 'dgu')
  for (const { line } of findAll(sheet.rows, unread)) {
    const { box } = line
    const whole = sliceOf(box, 0, Math.max(1, (labelledDay * box.height) / box.width))
    for (const look of looks) {
      const day = await dayAt(sheet, whole, look)
      if (day) return { ...day, confidence: Math.min(0.6, day.confidence) }
    }
  }
  return null
}

/**
 * A single reading of a blurred digit can be wrong with high confidence: unless two more agree, the majority wins.
 */
async function votedDay(
  sheet: Sheet,
  first: DateCandidate,
): Promise<{ day: DateCandidate; isUnanimous: boolean }> {
  const others: Array<DateCandidate | null> = []
  for (const look of looks) {
    others.push(await dayAt(sheet, first.line.box, look))
    const isUnanimous = others.every((day) => day?.value === first.value)
    if (others.length === 2 && isUnanimous) return { day: first, isUnanimous }
  }
  const readings = [first, ...others.filter((day) => day !== null)]
  const votes = (day: DateCandidate) =>
    readings.reduce((sum, { value, confidence }) => sum + (value === day.value ? confidence : 0), 0)
  const [best = first] = readings.toSorted((one, other) => votes(other) - votes(one))
  return { day: best, isUnanimous: false }
}

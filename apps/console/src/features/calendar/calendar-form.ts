import type { CalendarYear } from '@yf/contract/calendar-admin'
import { readNotice, yearFaults, type YearOfHolidays } from '@yf/domain/holiday-notice'

/** The text of a year: one line per run of days off, and one per working weekend day. */
export interface YearText {
  readonly notice: string
  readonly off: string
  readonly worked: string
}

const day = (text: string): string => {
  const parts = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})$/.exec(text.trim())
  return parts ? `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}` : text.trim()
}
const linesOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

export const arrangementOf = ({ notice, off, worked }: YearText): YearOfHolidays => ({
  notice: notice.trim(),
  off: linesOf(off).map((line): [string, string] => {
    const [first = '', last = first] = line.split(/\s*(?:至|到|~|～)\s*/)
    return [day(first), day(last)]
  }),
  worked: linesOf(worked).map(day),
})

const textOf = (notice: string, off: YearOfHolidays['off'], worked: readonly string[]): YearText => ({
  notice,
  off: off.map(([first, last]) => (first === last ? first : `${first} 至 ${last}`)).join('\n'),
  worked: worked.join('\n'),
})

export const textOfYear = ({ notice, off, worked }: CalendarYear): YearText =>
  textOf(
    notice,
    off.map(({ first, last }) => [first, last] as const),
    worked,
  )

/** The pasted notice as the fields of this year, or an error message. */
export function textOfNotice(pasted: string, year: number): YearText | string {
  const read = readNotice(pasted)
  if (!read || read.off.length === 0) return '没有读到放假安排，请粘贴通知全文'
  if (read.year !== year) return `这是 ${read.year} 年的通知，不是 ${year} 年`
  return textOf(read.notice, read.off, read.worked)
}

/** The first error; null if the year can be saved. */
export function faultOf(text: YearText, year: number): string | null {
  const arrangement = arrangementOf(text)
  if (arrangement.notice === '') return '请填写依据的通知'
  return yearFaults(year, arrangement)[0] ?? null
}

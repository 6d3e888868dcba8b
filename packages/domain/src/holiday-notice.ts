import { addDays, daysBetween, isDay } from './dates.ts'
import { statutoryDays } from './statutory-days.ts'
import { byText } from './text-order.ts'

/** A year as entered: runs of days off, and weekends that are worked for them. */
export interface YearOfHolidays {
  readonly notice: string
  readonly off: readonly (readonly [first: string, last: string])[]
  readonly worked: readonly string[]
}

/** No holiday is longer; a longer run is a typing error. */
const longestRun = 12

/** By their first day; the supported phones lack `toSorted`. */
function inOrder<Run extends readonly [string, string]>(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  ordered.sort(([one], [other]) => byText(one, other))
  return ordered
}

/** The faults of an entered year, as text; empty where it is valid. */
export function yearFaults(year: number, { off, worked }: Omit<YearOfHolidays, 'notice'>): string[] {
  const days = off.flatMap(([first, last]) => [first, last])
  const strange = [...days, ...worked].find((day) => !isDay(day) || !day.startsWith(`${year}-`))
  if (strange !== undefined) return [`${strange} 不是 ${year} 年的日期`]
  const backward = off.find(([first, last]) => first > last)
  if (backward) return [`${backward[0]} 至 ${backward[1]} 的起止日期颠倒`]
  const long = off.find(([first, last]) => daysBetween(first, last) >= longestRun)
  if (long) return [`${long[0]} 至 ${long[1]} 超过 ${longestRun} 天，请核对`]
  const isOff = (day: string) => off.some(([first, last]) => first <= day && day <= last)
  const ordered = inOrder(off)
  const overlap = ordered.find(([first], at) => at > 0 && first <= ordered[at - 1]![1])
  return [
    ...(overlap ? [`${overlap[0]} 起的假期与前一个重叠`] : []),
    ...statutoryDays(year)
      .filter((day) => !isOff(day))
      .map((day) => `法定节假日 ${day} 没有放假`),
    ...worked.filter(isOff).map((day) => `${day} 既放假又上班`),
    ...worked.filter(isWeekday).map((day) => `${day} 不是周末，本来就上班`),
    ...(new Set(worked).size < worked.length ? ['调休上班日有重复'] : []),
  ]
}

const isWeekday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

const two = (text: string) => text.padStart(2, '0')
const inBrackets = /[（(][^）)]*[）)]/g
const run = /(?:(\d{1,2})月)?(\d{1,2})日(?:至(?:(\d{1,2})月)?(\d{1,2})日)?/g

/**
 * Reads the State Council's list as published: each holiday's line has sentences about days off (放假) and workdays
 * (上班). Null where it names no year.
 */
export function readNotice(text: string): (YearOfHolidays & { readonly year: number }) | null {
  const tidy = text.normalize('NFKC').replaceAll(inBrackets, '').replaceAll(/[ \t]/g, '')
  const named = /(20\d{2})年/.exec(tidy)
  if (!named) return null
  const year = Number(named[1])
  const off: [string, string][] = []
  const worked: string[] = []
  for (const line of tidy.split('\n').filter((one) => /^[一二三四五六七八九十]、/.test(one))) {
    let month = ''
    for (const sentence of line.split('。')) {
      const found = [...sentence.matchAll(run)].map(([, m1, d1, m2, d2]) => {
        month = m1 ?? month
        const first = `${year}-${two(month)}-${two(d1!)}`
        if (d2 === undefined) return [first, first] as [string, string]
        month = m2 ?? month
        return [first, `${year}-${two(month)}-${two(d2)}`] as [string, string]
      })
      if (/上班/.test(sentence)) worked.push(...found.map(([day]) => day))
      else if (/放假|补休/.test(sentence)) off.push(...found)
    }
  }
  return { year, notice: noticeOf(text, year), off: joinedRuns(off), worked }
}

const noticeOf = (text: string, year: number): string =>
  /国务院办公厅关于20\d{2}年部分节假日安排的通知/.exec(text)?.[0] ?? `${year}年部分节假日安排`

/** Merges consecutive runs: 1月1日放假，1月2日补休. */
export const joinedRuns = (runs: readonly [string, string][]): [string, string][] => {
  const result: [string, string][] = []
  for (const [first, last] of inOrder(runs)) {
    const before = result[result.length - 1]
    if (before && isDay(before[1]) && addDays(before[1], 1) === first) before[1] = last
    else result.push([first, last])
  }
  return result
}

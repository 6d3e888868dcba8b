import { addDays, daysBetween, isDay, startOfDay } from '@yf/domain/dates'
import { badInput, type BadInput } from '#platform/call/outcome.ts'

export interface TimeSpan {
  readonly since: Date
  readonly until: Date
}

const mostDays = 366

interface ReportRange {
  readonly from: string
  readonly to: string
}

/** Whole days, including the last one, at most a year. */
export function daysFault({ from, to }: ReportRange): BadInput | null {
  if (!isDay(from)) return badInput('from', '日期不存在')
  if (!isDay(to)) return badInput('to', '日期不存在')
  if (to < from) return badInput('to', '结束日期不能早于开始日期')
  return daysBetween(from, to) >= mostDays ? badInput('to', '最多查询一年') : null
}

export const spanOfDays = ({ from, to }: ReportRange): TimeSpan => ({
  since: startOfDay(from),
  until: startOfDay(addDays(to, 1)),
})

export const daysOf = ({ from, to }: ReportRange): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

const mostMonths = 12
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const nextMonth = (month: string): string => {
  const next = countOf(month) + 1
  return `${Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}`
}

export function monthsFault({ from, to }: ReportRange): BadInput | null {
  if (to < from) return badInput('to', '结束月份不能早于开始月份')
  return countOf(to) - countOf(from) >= mostMonths ? badInput('to', '最多查询十二个月') : null
}

export const spanOfMonths = ({ from, to }: ReportRange): TimeSpan => ({
  since: startOfDay(`${from}-01`),
  until: startOfDay(`${nextMonth(to)}-01`),
})

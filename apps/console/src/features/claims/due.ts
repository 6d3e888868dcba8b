import { soonHours } from '@yf/domain/claim-sla'
import { fromMoment, shanghaiDay } from '@yf/domain/dates'
import { hoursOfWorkingDay, workingHoursBetween } from '@yf/domain/holidays'

export type DueState = 'late' | 'soon' | 'fine'

/** In working hours, as the server sorts: a case due on Monday morning is urgent on Friday afternoon. */
export function dueState(dueTime: string, now: number): DueState {
  const due = fromMoment(dueTime)
  if (due.getTime() < now) return 'late'
  return workingHoursBetween(new Date(now), due) < soonHours ? 'soon' : 'fine'
}

/** 超时 3 小时, 今天 15:30 前, 11-18 10:20 前 */
export function dueText(dueTime: string, now: number): string {
  const due = fromMoment(dueTime)
  if (due.getTime() < now) return `超时${spanText(workingHoursBetween(due, new Date(now)))}`
  const isToday = shanghaiDay(new Date(now)) === dueTime.slice(0, 10)
  return `${isToday ? '今天' : dueTime.slice(5, 10)} ${dueTime.slice(11, 16)} 前`
}

function spanText(hours: number): string {
  if (hours < 1) return '不到1小时'
  if (hours < 2 * hoursOfWorkingDay) return `${Math.floor(hours)}小时`
  return `${Math.floor(hours / hoursOfWorkingDay)}个工作日`
}

import type { Schedule, WeeklyHours } from '@yf/contract/schedule-shapes'
import { isDay } from '@yf/domain/dates'
import { badInput, type BadInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Hours } from '../rules.ts'
import { daysOffOf, hoursOf } from './hours-store.ts'

/** DTOs of schedules for the console. */

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const two = (number: number) => String(number).padStart(2, '0')
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export const hoursOfWire = ({ weekday, from, until, capacity }: WeeklyHours): Hours => ({
  weekday,
  fromMinute: minuteOf(from),
  untilMinute: minuteOf(until),
  capacity,
})

export async function scheduleOf(db: Db, resourceId: string): Promise<Schedule> {
  const hours = await hoursOf(db, resourceId)
  const daysOff = await daysOffOf(db, resourceId)
  return {
    hours: hours.map(({ weekday, fromMinute, untilMinute, capacity }) => ({
      weekday,
      from: clockOf(fromMinute),
      until: clockOf(untilMinute),
      capacity,
    })),
    daysOff: daysOff.map(({ id, firstDay, lastDay, reason }) => ({ id, firstDay, lastDay, reason })),
  }
}

export const hoursFault = (hours: readonly WeeklyHours[]): BadInput | null =>
  hours.some(({ from, until }) => from >= until) ? badInput('hours', '结束时间须晚于开始时间') : null

export function spanFault(firstDay: string, lastDay: string, today: string): BadInput | null {
  if (!isDay(firstDay) || firstDay < today) return badInput('firstDay', '开始日期须为今天或以后')
  return isDay(lastDay) && lastDay >= firstDay ? null : badInput('lastDay', '结束日期不能早于开始日期')
}

import type { counsellingDeskCalls } from '@yf/contract/counselling-desk'
import type { Schedule, WeeklyHours } from '@yf/contract/schedule-shapes'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import {
  closeDays as closePlaces,
  daysOffOf,
  hoursOf,
  reopenDays as reopenPlaces,
  setHours,
  type Hours,
} from '#features/places/public.ts'
import { recordDeed } from '#features/workbench/public.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { counsellorById } from '../counsellor-store.ts'
import { atDesk } from './at-desk.ts'

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const two = (number: number) => String(number).padStart(2, '0')
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

const hoursOfWire = ({ weekday, from, until, capacity }: WeeklyHours): Hours => ({
  weekday,
  fromMinute: minuteOf(from),
  untilMinute: minuteOf(until),
  capacity,
})

async function scheduleOf(db: Db, counsellorId: string): Promise<Schedule> {
  const hours = await hoursOf(db, counsellorId)
  const daysOff = await daysOffOf(db, counsellorId)
  return {
    hours: hours.map(({ weekday, fromMinute, untilMinute, capacity }) => ({
      weekday,
      from: clockOf(fromMinute),
      until: clockOf(untilMinute),
      capacity,
    })),
    daysOff: [...daysOff],
  }
}

export const schedule = atDesk<typeof counsellingDeskCalls.schedule>(
  'schedule',
  async ({ counsellorId }, { db }) =>
    (await counsellorById(db, counsellorId))
      ? answer(await scheduleOf(db, counsellorId))
      : refuse('notFound'),
)

export const saveHours = atDesk<typeof counsellingDeskCalls.saveHours>(
  'saveHours',
  async ({ counsellorId, hours }, ctx) => {
    const row = await counsellorById(ctx.db, counsellorId)
    if (!row) return refuse('notFound')
    if (hours.some(({ from, until }) => from >= until)) return badInput('hours', '结束时间须晚于开始时间')
    if ((await setHours(ctx, counsellorId, hours.map(hoursOfWire))) === 'overlap')
      return refuse('hoursOverlap')
    await recordDeed(ctx, { deed: 'changeCounsellorHours', detail: `${row.name}：${hours.length} 个时段` })
    return answer(await scheduleOf(ctx.db, counsellorId))
  },
)

function spanFault(firstDay: string, lastDay: string, today: string): BadInput | null {
  if (!isDay(firstDay) || firstDay < today) return badInput('firstDay', '开始日期须为今天或以后')
  return isDay(lastDay) && lastDay >= firstDay ? null : badInput('lastDay', '结束日期不能早于开始日期')
}

/** Nobody can book those days from now on; whoever had is told by a job, with place and right given back. */
export const closeDays = atDesk<typeof counsellingDeskCalls.closeDays>(
  'closeDays',
  async ({ counsellorId, firstDay, lastDay, reason }, ctx) => {
    const row = await counsellorById(ctx.db, counsellorId)
    if (!row) return refuse('notFound')
    const fault = spanFault(firstDay, lastDay, shanghaiDay(ctx.clock.now()))
    if (fault) return fault
    const closed = await closePlaces(ctx, counsellorId, { firstDay, lastDay, reason: reason.trim() })
    if (closed === 'unknown') return refuse('notFound')
    await recordDeed(ctx, { deed: 'closeCounsellingDays', detail: `${row.name}：${firstDay} 至 ${lastDay}` })
    return answer({ ...(await scheduleOf(ctx.db, counsellorId)), cancelledCount: closed })
  },
)

export const reopenDays = atDesk<typeof counsellingDeskCalls.reopenDays>(
  'reopenDays',
  async ({ counsellorId, id }, ctx) => {
    const row = await counsellorById(ctx.db, counsellorId)
    if (!row || (await reopenPlaces(ctx, counsellorId, id)) === 'unknown') return refuse('notFound')
    await recordDeed(ctx, { deed: 'closeCounsellingDays', detail: `${row.name}：重新开放` })
    return answer(await scheduleOf(ctx.db, counsellorId))
  },
)

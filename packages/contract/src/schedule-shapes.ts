import { Type, type Static } from '@sinclair/typebox'
import { Day, Id } from './shapes.ts'

/** The schedule of counsellors and of sites of offline services. */

const Clock = (title: string) => Type.String({ title, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** 1 Monday … 7 Sunday; times follow one another from the start, as long as they fit. */
export const WeeklyHours = Type.Object({
  weekday: Type.Integer({ title: '星期', minimum: 1, maximum: 7 }),
  from: Clock('开始时间'),
  until: Clock('结束时间'),
  /** People per time. */
  capacity: Type.Integer({ title: '名额', minimum: 1, maximum: 50 }),
})
export type WeeklyHours = Static<typeof WeeklyHours>

export const DayOff = Type.Object({ id: Id, firstDay: Day, lastDay: Day, reason: Type.String() })
export type DayOff = Static<typeof DayOff>
export const Schedule = Type.Object({ hours: Type.Array(WeeklyHours), daysOff: Type.Array(DayOff) })
export type Schedule = Static<typeof Schedule>

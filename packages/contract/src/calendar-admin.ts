import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { Bit, Day, Id, Moment, Nothing, Text, titled } from './shapes.ts'

const Run = Type.Object({ first: titled('放假第一天', Day), last: titled('放假最后一天', Day) })
const Runs = Type.Array(Run, { title: '放假日期', maxItems: 20 })
const Worked = Type.Array(titled('调休上班日', Day), { title: '调休上班日', maxItems: 30 })
const Year = Type.Integer({ title: '年份', minimum: 2025, maximum: 2099 })

/** A year as staff entered it. */
export const EnteredYear = Type.Object({
  id: Id,
  year: Year,
  notice: Type.String(),
  off: Runs,
  worked: Worked,
  staffName: Type.String(),
  time: Moment,
})
export type EnteredYear = Static<typeof EnteredYear>

/** A year of the calendar as it applies. */
export const CalendarYear = Type.Object({
  year: Year,
  /** The official arrangement is known; otherwise statutory holidays and weekends apply. */
  isKnown: Bit,
  notice: Type.String(),
  off: Runs,
  worked: Worked,
  /** Entries, newest first; empty where the calendar is built in. */
  entered: Type.Array(EnteredYear),
})
export type CalendarYear = Static<typeof CalendarYear>

/** Working days, by which deadlines are counted. */
export const calendarAdminCalls = {
  years: consoleService.get(
    'calendar/years',
    '查看工作日历',
    'Years with their entered holidays',
    Nothing,
    Type.Array(CalendarYear),
    { permission: 'operate', refusals: [] },
  ),
  enter: consoleService.post(
    'calendar/enter',
    '录入放假安排',
    'Saves the holidays and working weekends of a year',
    Type.Object({ year: Year, notice: titled('通知', Text(80, 1)), off: Runs, worked: Worked }),
    Type.Array(CalendarYear),
    { permission: 'operate', refusals: [] },
  ),
  /** For every page that shows a deadline. */
  known: consoleService.get(
    'calendar/known',
    '工作日历',
    'Holidays in force as entered by staff',
    Nothing,
    Type.Array(Type.Object({ year: Year, notice: Type.String(), off: Runs, worked: Worked })),
    { permission: 'signedIn', silent: true, refusals: [] },
  ),
}

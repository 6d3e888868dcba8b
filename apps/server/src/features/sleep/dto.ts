import type { SleepCourse } from '@yf/contract/sleep'
import { shanghaiMoment } from '@yf/domain/dates'
import type { CourseRow } from './store.ts'

export const toCourseDto = (row: CourseRow): SleepCourse => ({
  id: row.id,
  days: row.days as SleepCourse['days'],
  state: row.state as SleepCourse['state'],
  doneDays: row.done_days,
  startTime: row.started_at && shanghaiMoment(row.started_at),
  endTime: row.finished_at && shanghaiMoment(row.finished_at),
})

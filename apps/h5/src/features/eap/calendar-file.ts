import type { EapBooking } from '@yf/contract/eap'
import { calendarFile as fileOf } from '#platform/files/calendar-file.ts'

/**
 * The session for the phone's calendar. It says neither what it is nor with whom: calendars are shared with colleagues,
 * and nobody at the company learns who is counselled.
 */
export const calendarFile = ({ id, startTime, endTime, createTime }: EapBooking): Blob =>
  fileOf({ id, startTime, endTime, createTime, title: '个人安排', isPrivate: true })

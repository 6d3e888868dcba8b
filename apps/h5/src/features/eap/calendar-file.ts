import type { EapBooking } from '@yf/contract/eap'
import { calendarFile as fileOf } from '#platform/files/calendar-file.ts'

/**
 * The session as a calendar entry. It names neither the subject nor the counsellor: members share calendars with
 * colleagues, and the company must not learn who receives counselling.
 */
export const calendarFile = ({ id, startTime, endTime, createTime }: EapBooking): Blob =>
  fileOf({ id, startTime, endTime, createTime, title: '个人安排', isPrivate: true })

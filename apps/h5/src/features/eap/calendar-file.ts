import type { EapBooking } from '@yf/contract/eap'
import { fromMoment } from '@yf/domain/dates'

const stamp = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/**
 * The session for the phone's calendar. It says neither what it is nor with whom: calendars are shared with colleagues,
 * and nobody at the company learns who is counselled.
 */
export function calendarFile({ id, startTime, endTime, createTime }: EapBooking): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//yuanli//app//ZH',
    'BEGIN:VEVENT',
    `UID:${id}@yuanli`,
    `DTSTAMP:${stamp(fromMoment(createTime))}`,
    `DTSTART:${stamp(fromMoment(startTime))}`,
    `DTEND:${stamp(fromMoment(endTime))}`,
    'SUMMARY:个人安排',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:个人安排',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/calendar' })
}

import { fromMoment } from '@yf/domain/dates'

export interface CalendarEntry {
  id: string
  title: string
  startTime: string
  endTime: string
  createTime: string
  /** The place of the appointment. */
  location?: string
  notes?: readonly string[]
  /** Shown to others only as busy. */
  isPrivate?: boolean
}

const stamp = (moment: string): string =>
  fromMoment(moment)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/** RFC 5545 §3.3.11: escapes characters that would end a value or a line. */
const text = (value: string): string =>
  value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const mostOctets = 75
const encoder = new TextEncoder()

/**
 * RFC 5545 §3.1: a line has at most 75 octets, including the leading space of a continuation; no character is split.
 */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** An appointment for the phone's calendar, with an alarm one hour before. */
export function calendarFile(entry: CalendarEntry): Blob {
  const { id, title, startTime, endTime, createTime, location, notes = [], isPrivate } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//yuanli//app//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@yuanli`,
    `DTSTAMP:${stamp(createTime)}`,
    `DTSTART:${stamp(startTime)}`,
    `DTEND:${stamp(endTime)}`,
    `SUMMARY:${text(title)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(notes.length > 0 ? [`DESCRIPTION:${text(notes.join('\n'))}`] : []),
    ...(isPrivate ? ['CLASS:PRIVATE'] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return new Blob([`${lines.map(folded).join('\r\n')}\r\n`], { type: 'text/calendar' })
}

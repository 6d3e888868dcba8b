import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

/** Parses the file like a calendar: unfolds lines, splits names from values and removes escapes. */
async function read(file: Blob) {
  const raw = await new Response(file).text()
  const lines = raw.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  const unescaped = (value: string) =>
    value.replaceAll(/\\([\\;,n])/g, (_, one: string) => (one === 'n' ? '\n' : one))
  return {
    raw,
    rows: lines.map((line) => [line.split(':')[0]!, unescaped(line.slice(line.indexOf(':') + 1))]),
  }
}

const entry = {
  id: 'b1',
  title: '洁牙护理；浦东, "二楼" \\ 口腔',
  startTime: '2036-11-20 14:00:00',
  endTime: '2036-11-20 15:00:00',
  createTime: '2036-11-16 10:00:00',
  location: '上海市浦东新区世纪大道88号2楼，地铁二号线陆家嘴站六号口出来以后向南走三百米再左转就到了门口',
  notes: ['请提前 10 分钟到店', '携带身份证'],
}

test('a calendar reads the entry in UTC with an alarm', async () => {
  const { rows } = await read(calendarFile(entry))
  const valueOf = (name: string) => rows.find(([found]) => found === name)?.[1]
  expect(valueOf('SUMMARY')).toBe(entry.title)
  expect(valueOf('LOCATION')).toBe(entry.location)
  expect(valueOf('DESCRIPTION')).toBe('请提前 10 分钟到店\n携带身份证')
  expect([valueOf('DTSTART'), valueOf('DTEND')]).toEqual(['20361120T060000Z', '20361120T070000Z'])
  expect(valueOf('TRIGGER')).toBe('-PT1H')
  expect(rows.filter(([name]) => name === 'BEGIN').map(([, what]) => what)).toEqual([
    'VCALENDAR',
    'VEVENT',
    'VALARM',
  ])
  expect(rows.map(([name]) => name)).not.toContain('CLASS')
})

test('folds lines longer than 75 octets, but not those of exactly 75', async () => {
  const { raw } = await read(calendarFile(entry))
  for (const line of raw.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const just = await read(calendarFile({ ...entry, title: 'x'.repeat(75 - 'SUMMARY:'.length) }))
  expect(just.raw).toContain(`SUMMARY:${'x'.repeat(67)}\r\nLOCATION`)
  const over = await read(calendarFile({ ...entry, title: 'x'.repeat(68) }))
  expect(over.raw).toContain(`SUMMARY:${'x'.repeat(67)}\r\n x\r\n`)
})

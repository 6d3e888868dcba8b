import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { booking } from './test-counselling.ts'

test('exports the session in UTC without its subject or counsellor', async () => {
  const file = calendarFile(booking)
  const text = await new Response(file).text()
  expect(text.split('\r\n')).toContain('DTSTART:20361120T060000Z')
  expect(text.split('\r\n')).toContain('DTEND:20361120T065000Z')
  expect(text.split('\r\n')).toContain('DTSTAMP:20361116T020000Z')
  expect(text).not.toMatch(/咨询|心理|沈知夏|counsel/i)
})

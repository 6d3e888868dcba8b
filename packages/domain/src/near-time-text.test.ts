import { expect, test } from 'vitest'
import { dayAndTime, monthAndDay } from './near-time-text.ts'

const at = (moment: string) => new Date(`${moment}+08:00`)
const now = at('2026-11-15T23:30:00')

test.each([
  ['2026-11-15T23:59:00', '今天 23:59'],
  ['2026-11-16T00:00:00', '明天 00:00'],
  ['2026-11-17T09:00:00', '11-17 09:00'],
  ['2026-11-14T09:00:00', '11-14 09:00'],
])('%s is shown as %s, by the days of Shanghai', (moment, text) => {
  expect(dayAndTime(at(moment), now)).toBe(text)
})

test('shows a day without its year', () => {
  expect(monthAndDay(at('2026-01-05T00:30:00'))).toBe('01-05')
})

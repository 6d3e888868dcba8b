import { expect, test } from 'vitest'
import { countdownText, dayWord, secondsUntil, soonText, spanText } from './times.ts'

test.each([
  ['2026-11-16', '今天'],
  ['2026-11-17', '明天'],
  ['2026-11-18', '后天'],
  ['2026-11-19', '周四'],
  ['2026-11-22', '周日'],
  ['2026-11-15', '周日'],
])('on Monday the 16th, %s is shown as %s', (day, word) => {
  expect(dayWord(day, '2026-11-16')).toBe(word)
})

test('a span shows day, weekday, start and end, and near days by name', () => {
  expect(spanText({ startTime: '2026-11-05 14:00:00', endTime: '2026-11-05 14:50:00' })).toBe(
    '11月5日 周四 14:00–14:50',
  )
  expect(soonText('2026-11-17 09:30:00', '2026-11-16')).toBe('明天 09:30')
  expect(soonText('2026-11-26 09:30:00', '2026-11-16')).toBe('11月26日 周四 09:30')
})

test('counts down in Shanghai time and never below zero', () => {
  const offered = '2026-11-16 20:15:00'
  expect(secondsUntil(offered, Date.parse('2026-11-16T12:00:00Z'))).toBe(900)
  expect(secondsUntil(offered, Date.parse('2026-11-16T12:14:59.001Z'))).toBe(1)
  expect(secondsUntil(offered, Date.parse('2026-11-16T12:15:00Z'))).toBe(0)
  expect(secondsUntil(offered, Date.parse('2026-11-17T00:00:00Z'))).toBe(0)
})

test.each([
  [900, '15:00'],
  [849, '14:09'],
  [9, '0:09'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})

import { expect, test } from 'vitest'
import { daysOf, spokenSpan } from './adviser-days.ts'

const time = (id: string, start: string, left = 1) => ({
  id,
  startTime: `${start}:00`,
  endTime: `${start}:30`,
  left,
})

test('lists times by day, including full ones, but omits full days', () => {
  const days = daysOf([
    time('a', '2026-11-17 10:00', 0),
    time('b', '2026-11-17 10:30'),
    time('c', '2026-11-18 09:00', 0),
    time('d', '2026-12-01 09:00'),
  ])
  expect(days).toEqual([
    {
      day: '2026-11-17',
      label: '11月17日 周二',
      times: [
        { id: 'a', label: '10:00', isFull: true },
        { id: 'b', label: '10:30', isFull: false },
      ],
    },
    { day: '2026-12-01', label: '12月1日 周二', times: [{ id: 'd', label: '09:00', isFull: false }] },
  ])
})

test('shows a call by its day and hours', () => {
  const call = { startTime: '2026-11-15 09:00:00', endTime: '2026-11-15 09:30:00' }
  expect(spokenSpan(call)).toBe('11月15日 周日 09:00-09:30')
})

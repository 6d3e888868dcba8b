import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf, durationText, figuresOf, isDiaryDay, minutesOf, nightFaults, summaryOf } from './diary.ts'

const night = { bed: '23:00', asleep: '23:30', woke: '06:30', up: '07:00', quality: 3 }

test.each([
  ['over midnight', {}, { inBed: 480, slept: 420, latency: 30, efficiency: 87 }],
  ['all before midnight', { bed: '20:00', asleep: '20:10', woke: '22:00', up: '22:10' }, { inBed: 130 }],
  ['all after midnight', { bed: '01:00', asleep: '01:20', woke: '08:00', up: '08:30' }, { slept: 400 }],
  ['asleep at once and up at once', { asleep: '23:00', woke: '07:00' }, { efficiency: 100, latency: 0 }],
  ['no sleep at all', { asleep: '06:30' }, { slept: 0, efficiency: 0 }],
] as const)('a night %s', (_, change, figures) => {
  const told = { ...night, ...change }
  expect(nightFaults(told)).toEqual({})
  expect(figuresOf(told)).toMatchObject(figures)
})

test.each([
  ['asleep before bed', { asleep: '22:59' }, 'asleep'],
  ['asleep after getting up', { asleep: '07:01' }, 'asleep'],
  ['awake before asleep', { woke: '23:29' }, 'woke'],
  ['awake after getting up', { woke: '07:01' }, 'woke'],
  ['up when going to bed', { up: '23:00' }, 'up'],
  ['longer than eighteen hours', { up: '17:01' }, 'up'],
  ['no time', { up: '' }, 'up'],
  ['a time that there is not', { bed: '24:00' }, 'bed'],
  ['no quality', { quality: 0 }, 'quality'],
  ['half a quality', { quality: 2.5 }, 'quality'],
  ['too much of it', { quality: 6 }, 'quality'],
] as const)('%s is a fault of its own field', (_, change, field) => {
  expect(Object.keys(nightFaults({ ...night, ...change }))).toEqual([field])
})

test('exactly eighteen hours can be', () => expect(nightFaults({ ...night, up: '17:00' })).toEqual({}))

/** A second way: four moments on a line that does not end at midnight. */
test('whatever night is told in order has no fault, and its parts are what lies between', () => {
  const spans = fc.tuple(
    fc.nat({ max: 1439 }),
    fc.nat({ max: 200 }),
    fc.nat({ max: 700 }),
    fc.nat({ max: 100 }),
  )
  fc.assert(
    fc.property(spans, ([bed, toSleep, sleeping, toRise]) => {
      fc.pre(toSleep + sleeping + toRise > 0)
      const at = (after: number) => clockOf((bed + after) % 1440)
      const told = {
        bed: at(0),
        asleep: at(toSleep),
        woke: at(toSleep + sleeping),
        up: at(toSleep + sleeping + toRise),
        quality: 5,
      }
      expect(nightFaults(told)).toEqual({})
      expect(figuresOf(told)).toMatchObject({ latency: toSleep, slept: sleeping })
    }),
  )
})

test('a clock and its minutes are the same', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOf(clockOf(minutes))).toBe(minutes)
})

test('spans are said as people say them', () => {
  expect([0, 59, 60, 450].map(durationText)).toEqual(['0分钟', '59分钟', '1小时', '7小时30分'])
})

test('two weeks back and today, not tomorrow', () => {
  const may = (day: string) => isDiaryDay(day, '2026-11-16')
  expect([may('2026-11-02'), may('2026-11-03'), may('2026-11-16'), may('2026-11-17')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a summary weighs by the time in bed, and there is none of nothing', () => {
  expect(summaryOf([])).toBeNull()
  const short = { bed: '02:00', asleep: '03:00', woke: '04:00', up: '04:00', quality: 1 }
  expect(summaryOf([night, short])).toEqual({
    nights: 2,
    slept: 240,
    latency: 45,
    efficiency: 80,
    quality: 2,
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clockOf,
  durationText,
  figuresOf,
  isDiaryDay,
  minutesOf,
  nightFaults,
  qualities,
  summaryOf,
} from './diary.ts'

const night = { bed: '23:00', asleep: '23:30', woke: '06:30', up: '07:00', quality: 3 }

test.each([
  ['over midnight', {}, { inBed: 480, slept: 420, latency: 30, efficiency: 87 }],
  ['all before midnight', { bed: '20:00', asleep: '20:10', woke: '22:00', up: '22:10' }, { inBed: 130 }],
  ['all after midnight', { bed: '01:00', asleep: '01:20', woke: '08:00', up: '08:30' }, { slept: 400 }],
  ['asleep at once and up at once', { asleep: '23:00', woke: '07:00' }, { efficiency: 100, latency: 0 }],
  ['no sleep at all', { asleep: '06:30' }, { slept: 0, efficiency: 0 }],
  ['asleep only when it was time to get up', { asleep: '07:00', woke: '07:00' }, { slept: 0, latency: 480 }],
] as const)('a night %s', (_, change, figures) => {
  const changed = { ...night, ...change }
  expect(nightFaults(changed)).toEqual({})
  expect(figuresOf(changed)).toMatchObject(figures)
})

test.each([
  ['asleep before bed', { asleep: '22:59' }, { asleep: '入睡时间应在上床之后、起床之前' }],
  ['asleep after getting up', { asleep: '07:01' }, { asleep: '入睡时间应在上床之后、起床之前' }],
  ['awake before asleep', { woke: '23:29' }, { woke: '醒来时间应在入睡之后' }],
  ['awake after getting up', { woke: '07:01' }, { woke: '醒来时间应在起床之前' }],
  ['up when going to bed', { up: '23:00' }, { up: '起床时间不能与上床时间相同' }],
  ['longer than eighteen hours', { up: '17:01' }, { up: '从上床到起床超过18小时，请检查时间' }],
  ['no time', { up: '' }, { up: '请选择时间' }],
  ['a time that there is not', { bed: '24:00' }, { bed: '请选择时间' }],
  ['a time with a digit before it', { bed: '123:00' }, { bed: '请选择时间' }],
  ['a time with a digit after it', { bed: '23:000' }, { bed: '请选择时间' }],
  ['no quality', { quality: 0 }, { quality: '请选择睡得怎么样' }],
  ['half a quality', { quality: 2.5 }, { quality: '请选择睡得怎么样' }],
  ['too much of it', { quality: 6 }, { quality: '请选择睡得怎么样' }],
] as const)('%s is a fault of its own field, and says what to do', (_, change, faults) => {
  expect(nightFaults({ ...night, ...change })).toEqual(faults)
})

test('reports missing answers together with faults of the times', () => {
  expect(Object.keys(nightFaults({ ...night, up: '23:00', quality: 0 })).toSorted()).toEqual([
    'quality',
    'up',
  ])
})

test('accepts each quality that can be chosen', () => {
  for (const [at] of qualities.entries()) expect(nightFaults({ ...night, quality: at + 1 })).toEqual({})
})

test('accepts exactly eighteen hours', () => expect(nightFaults({ ...night, up: '17:00' })).toEqual({}))

/** A second way: four moments on a line that does not end at midnight. */
test('a night with ordered times has no fault, and its parts are the intervals between', () => {
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
      const changed = {
        bed: at(0),
        asleep: at(toSleep),
        woke: at(toSleep + sleeping),
        up: at(toSleep + sleeping + toRise),
        quality: 5,
      }
      expect(nightFaults(changed)).toEqual({})
      expect(figuresOf(changed)).toMatchObject({ latency: toSleep, slept: sleeping })
    }),
  )
})

test('a clock time and its minutes convert both ways', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOf(clockOf(minutes))).toBe(minutes)
})

test('formats durations', () => {
  expect([0, 59, 60, 450].map(durationText)).toEqual(['0分钟', '59分钟', '1小时', '7小时30分'])
})

test('accepts the last two weeks and today, not tomorrow', () => {
  const may = (day: string) => isDiaryDay(day, '2026-11-16')
  expect([may('2026-11-02'), may('2026-11-03'), may('2026-11-16'), may('2026-11-17')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a summary is weighted by the time in bed, and is null without nights', () => {
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

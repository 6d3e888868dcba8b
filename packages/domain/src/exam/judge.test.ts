import { expect, test } from 'vitest'
import { genders } from '../gender.ts'
import { indicators, type Range } from './indicators.ts'
import { isAbnormal, judge, rangeFor, type MeasuredValue } from './judge.ts'

const woman = { gender: genders.female, age: 34 }
const man = { gender: genders.male, age: 62 }
const measured = (code: string, value: number | null, more: Partial<MeasuredValue> = {}): MeasuredValue => ({
  code,
  name: code,
  value,
  text: value === null ? '未见异常' : String(value),
  unit: indicators[code]?.unit ?? '',
  low: null,
  high: null,
  isMarked: false,
  ...more,
})

test('the same value is normal for one person and not for another, by gender and age', () => {
  expect(judge(measured('HGB', 120), woman).level).toBe('normal')
  expect(judge(measured('HGB', 120), man)).toMatchObject({ level: 'low', low: 130, high: 175 })
  expect(judge(measured('CREA', 105), man).level).toBe('normal')
  expect(judge(measured('CREA', 105), { gender: 1, age: 59 }).level).toBe('high')
  expect(judge(measured('CREA', 105), { gender: 1, age: 60 }).level).toBe('normal')
  expect(judge(measured('PSA', 3), { gender: 1, age: 45 }).level).toBe('high')
  expect(judge(measured('PSA', 3), { gender: 1, age: 55 }).level).toBe('normal')
})

test('a limit itself is normal, and slightly beyond it is not', () => {
  expect(judge(measured('GLU', 6), woman).level).toBe('normal')
  expect(judge(measured('GLU', 6.01), woman).level).toBe('high')
  expect(judge(measured('GLU', 3.9), woman).level).toBe('normal')
  expect(judge(measured('GLU', 3.89), woman).level).toBe('low')
  expect(judge(measured('HDL', 9), woman).level).toBe('normal')
})

test("the laboratory's own range takes precedence over ours", () => {
  const own = judge(measured('GLU', 6.3, { low: 3.3, high: 6.4 }), woman)
  expect(own).toMatchObject({ level: 'normal', low: 3.3, high: 6.4, meaning: null, advice: null })
})

test('our range does not apply to a number in another unit', () => {
  const inMilligrams = judge(measured('GLU', 100, { unit: 'mg/dL' }), woman)
  expect(inMilligrams).toMatchObject({ level: 'normal', low: null, high: null })
})

test('an abnormal value has a plain explanation and advice', () => {
  const uric = judge(measured('UA', 430), woman)
  expect(isAbnormal(uric)).toBe(true)
  expect(uric.meaning).toContain('痛风')
  expect(uric.advice).toContain('多喝水')
})

test('text is a finding where the laboratory marked it; unknown indicators are not explained', () => {
  const nodule = { text: '右叶结节 TI-RADS 3 类', isMarked: true }
  expect(judge(measured('THYROID_US', null, nodule), woman)).toMatchObject({
    level: 'found',
    meaning: '右叶结节 TI-RADS 3 类',
    advice: expect.stringContaining('定期复查'),
  })
  expect(judge(measured('THYROID_US', null), woman).level).toBe('normal')
  const strange = judge(measured('XYZ', 9, { name: '某项', high: 8 }), woman)
  expect(strange).toMatchObject({ name: '某项', level: 'high', advice: null })
  expect(strange.meaning).toContain('医生')
})

const measurable = Object.entries(indicators).filter(([, { group }]) => group !== 'picture')
const ages = [18, 30, 59, 60, 75, 99]
const rangesOf = (ranges: readonly Range[]) =>
  [genders.male, genders.female].flatMap((gender) => ages.map((age) => rangeFor(ranges, { gender, age })))

test.each(measurable)('%s: has a range for every age and gender, and an explanation outside it', (_, of) => {
  const all = rangesOf(of.ranges)
  expect(all).not.toContain(null)
  const [lows, highs] = [all.map((range) => range!.low), all.map((range) => range!.high)]
  expect(all.every((range) => (range!.low ?? -1) < (range!.high ?? 1e9))).toBe(true)
  expect(all.every((range) => range!.low !== null || range!.high !== null)).toBe(true)
  expect(Boolean(of.low)).toBe(lows.some((low) => low !== null))
  expect(Boolean(of.high)).toBe(highs.some((high) => high !== null))
  expect([of.unit, of.advice]).not.toContain('')
})

test('imaging results are text: without range and unit', () => {
  const pictures = Object.values(indicators).filter(({ group }) => group === 'picture')
  expect(pictures.map(({ ranges, unit }) => [ranges.length, unit])).toEqual(pictures.map(() => [0, '']))
})

test("a range with one limit is a range: the laboratory's takes precedence, and nothing is too low without a lower limit", () => {
  expect(judge(measured('GLU', 6.3, { low: 3.3 }), woman)).toMatchObject({ level: 'normal', high: null })
  expect(judge(measured('GLU', 6.3, { high: 6.2 }), woman)).toMatchObject({ level: 'high', low: null })
  expect(judge(measured('XYZ', -3, { high: 3 }), woman).level).toBe('normal')
})

test('explains a low value as low, and refers unknown indicators to a doctor', () => {
  expect(judge(measured('GLU', 3), woman)).toMatchObject({
    group: 'sugar',
    meaning: '血糖偏低，可能因空腹过久',
  })
  const strange = judge(measured('XYZ', 1, { low: 2 }), woman)
  expect(strange).toMatchObject({ level: 'low', group: 'picture' })
  expect(strange.meaning).toContain('医生')
})

test('a number that the laboratory marked is a finding where there is no range for it', () => {
  const marked = { isMarked: true, unit: 'mg/dL' }
  expect(judge(measured('GLU', 300, marked), woman)).toMatchObject({ level: 'found', meaning: '300' })
  expect(judge(measured('GLU', 300, { ...marked, low: 60 }), woman).level).toBe('normal')
  expect(judge(measured('GLU', 80, { ...marked, high: 100 }), woman).level).toBe('normal')
  expect(isAbnormal(judge(measured('GLU', 300, { unit: 'mg/dL' }), woman))).toBe(false)
})

test('an indicator that was not measured is neither too low nor too high', () => {
  expect(judge(measured('GLU', null), woman).level).toBe('normal')
})

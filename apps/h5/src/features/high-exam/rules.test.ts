import { expect, test } from 'vitest'
import { choiceOf, queryOf, whoInput } from './choice.ts'
import { compared } from './compare.ts'
import { addMonths, monthText, squaresOf } from './months.ts'
import { changeText, rangeText, resultText } from './report-labels.ts'
import { packages, right, self, sugar } from './test-exams.ts'
import { refusalOf } from './texts.ts'
import { plotYears, plotBox } from './years.ts'

test('round-trips the choices through the address and ignores invalid ones', () => {
  const choice = { who: 'f1', right: 'r1', marriage: 'married', institution: 'i', examPackage: 'p' } as const
  expect(choiceOf(queryOf(choice))).toEqual(choice)
  expect(choiceOf({ marriage: 'widowed' })).toMatchObject({ who: null, marriage: 'single' })
  expect([whoInput({ who: null }), whoInput({ who: 'f1' })]).toEqual([{}, { userFamilyId: 'f1' }])
})

test('compares two packages by their differences and includes common items on request', () => {
  expect(compared(packages.slice(0, 2), { onlyDifferent: true })).toEqual([
    {
      group: '影像',
      rows: [
        { name: '心电图', meaning: '心电图的意义', has: [true, false] },
        { name: '胸部 CT', meaning: '胸部 CT的意义', has: [false, true] },
      ],
    },
  ])
  expect(compared(packages.slice(0, 2)).map(({ group, rows }) => [group, rows.length])).toEqual([
    ['化验', 1],
    ['影像', 2],
  ])
  expect(compared(packages.slice(2), { onlyDifferent: true })).toEqual([])
})

test('a month begins under its weekday and ends with its last day, also across years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), monthText('2026-12')]).toEqual([
    '2027-01',
    '2025-12',
    '2026年12月',
  ])
  // 1 December 2026 is a Tuesday.
  const squares = squaresOf('2026-12', [{ day: '2026-12-03', left: 4, total: 9 }], null)
  expect([squares.length, squares[0], squares[1]]).toEqual([32, null, { day: '2026-12-01', left: null }])
  expect(squares[3]).toEqual({ day: '2026-12-03', left: 4 })
  expect(squaresOf('2026-12', [{ day: '2026-12-03', left: 4, total: 9 }], '2026-12-02')[3]?.left).toBeNull()
})

test('gives the nearest reason why a person cannot be booked', () => {
  expect(refusalOf(self)).toBeNull()
  expect(refusalOf({ ...self, hasAccount: 1 })).toContain('本人登录')
  expect(refusalOf({ ...self, missing: ['证件号码'] })).toBe('请先完善证件号码')
  expect(refusalOf({ ...self, rights: [] })).toBe('暂无高端体检权益')
  expect(refusalOf({ ...self, rights: [{ ...right, isUsable: 0 }] })).toContain('2026年1月1日开始')
  expect(refusalOf({ ...self, rights: [{ ...right, left: 0, isUsable: 0 }] })).toBe('体检次数已用完')
})

test('shows a value with its unit, range and change', () => {
  expect([resultText(sugar), rangeText(sugar), changeText(sugar)]).toEqual([
    '6.2 mmol/L ↑',
    '参考 3.9–6',
    '比上次高 0.6',
  ])
  expect([rangeText({ low: null, high: 5 }), rangeText({ low: 1, high: null })]).toEqual([
    '参考 ≤ 5',
    '参考 ≥ 1',
  ])
  expect([rangeText({ low: null, high: null }), changeText({ years: [] })]).toEqual(['', null])
})

test('the plot orders points by value, contains both limits and marks values outside them', () => {
  const { points, band } = plotYears(sugar)
  expect(points.map(({ isOut }) => isOut)).toEqual([false, false, true])
  expect([points[0]!.y > points[1]!.y, points[1]!.y > points[2]!.y]).toEqual([true, true])
  expect([points[0]!.x, points[2]!.x]).toEqual([plotBox.left, plotBox.width - plotBox.right])
  expect(band!.top).toBeLessThan(band!.bottom)
  expect(plotYears({ years: [{ day: '2026-01-01', value: 1 }], low: null, high: null }).band).toBeNull()
})

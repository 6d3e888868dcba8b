import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatFen,
  fromYuan,
  toGroupedYuanText,
  toShortYuanText,
  toYuan,
  toYuanText,
  wholeYuan,
} from './money.ts'
import { parseYuan } from './parse-yuan.ts'

test('formats fen as yuan with thousands separators and two decimals', () => {
  expect(formatFen(123450)).toBe('¥1,234.50')
  expect(formatFen(0)).toBe('¥0.00')
  expect(formatFen(5)).toBe('¥0.05')
  expect(formatFen(-100)).toBe('-¥1.00')
  expect(formatFen(500, { sign: true })).toBe('+¥5.00')
  expect(formatFen(0, { sign: true })).toBe('¥0.00')
  expect(formatFen(100_000_000_000)).toBe('¥1,000,000,000.00')
})

test('groups thousands like the locale data', () => {
  const format = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
      expect(formatFen(fen)).toBe(`¥${format.format(fen / 100)}`)
    }),
  )
})

test('formatted amounts can be parsed back', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), (fen) => {
      expect(parseYuan(formatFen(fen).slice(1))).toBe(fen)
    }),
  )
})

test('half a yuan is fifty fen, and invalid text is null', () => {
  expect(parseYuan(' 0.5 ')).toBe(50)
  expect(parseYuan('1234')).toBe(123_400)
  for (const text of ['', '-1', '1.234', '1e3', '12,34', '.5', '一百']) expect(parseYuan(text)).toBeNull()
})

test('shows yuan without unneeded decimals', () => {
  expect([2000, 1990, 1999, 100, 10_000, 5, 0].map(toShortYuanText)).toEqual([
    '20',
    '19.9',
    '19.99',
    '1',
    '100',
    '0.05',
    '0',
  ])
})

test('writes yuan for programs with two decimals and no separators, and for print with them', () => {
  expect([123_456_789, 5, 0, -100].map(toYuanText)).toEqual(['1234567.89', '0.05', '0.00', '-1.00'])
  expect(toGroupedYuanText(123_456_789)).toBe('1,234,567.89')
  expect(toGroupedYuanText(99_999)).toBe('999.99')
})

test('no amount changes on its way to yuan and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999_99, max: 99_999_999_999_99 }), (fen) => {
      expect(fromYuan(toYuan(fen))).toBe(fen)
      expect(fromYuan(Number(toYuanText(fen)))).toBe(fen)
      expect(parseYuan(toYuanText(Math.abs(fen)))).toBe(Math.abs(fen))
    }),
  )
})

test('rounds the yuan of a number field to the fen, and cuts whole yuan off', () => {
  expect(fromYuan(0.1 + 0.2)).toBe(30)
  expect(fromYuan(19.99)).toBe(1999)
  expect([199, 200, 99].map(wholeYuan)).toEqual([1, 2, 0])
})

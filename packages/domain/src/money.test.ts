import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFen, parseYuan } from './money.ts'

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

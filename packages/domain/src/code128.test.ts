import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

test('writes start, pairs, check and stop, each of its length', () => {
  // 12 34: (105 + 12·1 + 34·2) mod 103 is 82.
  expect(code128('1234').join('')).toBe(['211232', '112232', '131123', '121241', '2331112'].join(''))
  expect(code128('000000000000').reduce((sum, one) => sum + one, 0)).toBe(11 * 8 + 13)
})

test('every pair of digits has eleven modules and a unique pattern', () => {
  const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
  const shapes = pairs.map((pair) => code128(pair).slice(6, 12))
  for (const shape of shapes) expect(shape.reduce((sum, one) => sum + one, 0)).toBe(11)
  expect(new Set(shapes.map((shape) => shape.join(''))).size).toBe(100)
})

test.each(['', '1', '123', '12a4', ' 12'])('rejects what is not made of pairs of digits: %j', (digits) => {
  expect(() => code128(digits)).toThrow('pairs of digits')
})

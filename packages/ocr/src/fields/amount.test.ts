import { expect, test } from 'vitest'
import { amountPattern, fenOfFigures } from './amount.ts'

test.each([
  ['¥1,234.56', 123456],
  ['0.50', 50],
  ['12345.00', 1234500],
  ['88,10', 8810],
  ['12', null],
  ['12.345', null],
])('%s is %s fen', (text, fen) => expect(fenOfFigures(text)).toBe(fen))

test('finds a whole amount, without adjacent digits', () => {
  const found = (text: string) => text.match(new RegExp(amountPattern))?.[0]
  expect(found('合计¥1,234.56元')).toBe('¥1,234.56')
  expect(found('小写)12345.67')).toBe('12345.67')
  expect(found('2024.05.06')).not.toBe('2024.05')
})

import { expect, test } from 'vitest'
import { codeLength, codeLetters, readCardCode, formatCardCode } from './card-code.ts'

const code = 'ABCD2345EFGH6789'

test('reads a code with any spacing and case', () => {
  for (const typed of [
    code,
    formatCardCode(code),
    ' abcd 2345 efgh 6789 ',
    'ＡＢＣＤ－２３４５－ＥＦＧＨ－６７８９',
  ])
    expect(readCardCode(typed)).toBe(code)
})

test.each(['', 'ABCD', `${code}A`, 'ABCD2345EFGH678O', 'ABCD2345EFGH678!', '😀'.repeat(8)])(
  '%j can be no code',
  (typed) => {
    expect(readCardCode(typed)).toBeNull()
  },
)

test('printed codes have no ambiguous letters and cannot be guessed', () => {
  expect(codeLetters).not.toMatch(/[01IO]/)
  expect(new Set(codeLetters).size ** codeLength).toBeGreaterThan(2 ** 79)
  expect(formatCardCode(code)).toBe('ABCD-2345-EFGH-6789')
  expect(['', 'ABCD', 'ABCD2'].map(formatCardCode)).toEqual(['', 'ABCD', 'ABCD-2'])
})

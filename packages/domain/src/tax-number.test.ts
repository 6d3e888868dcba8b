import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  creditCodeCheck,
  isCreditCode,
  isOldTaxNumber,
  organisationCheck,
  plainTaxNumber,
  taxNumberFault,
} from './tax-number.ts'

// Printed on public documents of large companies.
const validNumbers = ['91110000802100433B', '91440300708461136T', '91330100799655058B', '914403001922038216']

test.each(validNumbers)('%s is a credit code', (code) => {
  expect(isCreditCode(code)).toBe(true)
  expect(taxNumberFault(code)).toBeNull()
})

test('the organisation code inside it has its own check digit', () => {
  for (const code of validNumbers) expect(organisationCheck(code.slice(8, 16))).toBe(code[16])
})

test('accepts spaces, hyphens and lower case', () => {
  expect(plainTaxNumber(' 9111 0000-802100433b ')).toBe('91110000802100433B')
  expect(taxNumberFault('9111 0000 8021 0043 3b')).toBeNull()
})

const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const first17 = fc
  .tuple(
    fc.array(fc.constantFrom(...alphabet), { minLength: 2, maxLength: 2 }),
    fc.integer({ min: 100_000, max: 999_999 }),
    fc.array(fc.constantFrom(...alphabet), { minLength: 9, maxLength: 9 }),
  )
  .map(([head, region, rest]) => head.join('') + String(region) + rest.join(''))

/**
 * Powers of three modulo 31 instead of the standard's table; the check character counts once, whatever its position.
 */
function naiveIsCreditCode(code: string): boolean {
  let sum = alphabet.indexOf(code[17]!)
  for (let at = 0, weight = 1; at < 17; at += 1, weight = (weight * 3) % 31)
    sum += alphabet.indexOf(code[at]!) * weight
  return sum % 31 === 0
}

test('agrees with a second implementation', () => {
  fc.assert(
    fc.property(first17, fc.constantFrom(...alphabet), (head, last) => {
      expect(isCreditCode(head + last)).toBe(naiveIsCreditCode(head + last))
    }),
  )
})

test('always detects one wrong character', () => {
  fc.assert(
    fc.property(first17, fc.integer({ min: 8, max: 16 }), fc.constantFrom(...alphabet), (head, at, other) => {
      fc.pre(head[at] !== other)
      const code = head + creditCodeCheck(head)!
      expect(isCreditCode(code)).toBe(true)
      expect(isCreditCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false)
    }),
  )
})

test('accepts old numbers of fifteen with a valid organisation code', () => {
  expect(isOldTaxNumber(`11010580210043${organisationCheck('80210043')}`)).toBe(true)
  expect(taxNumberFault('110105802100434')).toMatch(/不正确/)
})

test.each([
  ['', /请填写/],
  ['12345', /18位/],
  ['91110000802100433C', /不正确/],
  ['9111000080210O433B', /不正确/],
  ['11010119900307451X123', /18位/],
])('%j is a fault that says what to do', (text, message) => {
  expect(taxNumberFault(text)).toMatch(message)
})

test("an organisation's check is X for ten and 0 for eleven; a short or invalid code has none", () => {
  expect(['00000030', '00000000'].map(organisationCheck)).toEqual(['X', '0'])
  expect(['8021004', '8021-043'].map(organisationCheck)).toEqual([null, null])
  expect(['9111000080210043', '9111000080210043I'].map(creditCodeCheck)).toEqual([null, null])
})

test('a region consists of digits, in an old number from 1 to 6, whatever the check digit', () => {
  const head = '9111A000802100433'
  expect(isCreditCode(head + creditCodeCheck(head))).toBe(false)
  const check = organisationCheck('80210043')!
  expect(isOldTaxNumber(`71010580210043${check}`)).toBe(false)
  expect(taxNumberFault(`11010580210043${check}`)).toBeNull()
})

test('a number with an extra character is invalid, even where the check would match', () => {
  expect(isCreditCode('91110000802100433B1')).toBe(false)
  expect(isOldTaxNumber(`11010580210043${organisationCheck('80210043')}1`)).toBe(false)
})

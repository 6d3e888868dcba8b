import { expect, test } from 'vitest'
import { issuerOf } from './bank-of-card.ts'
import { isIdNumber } from './id-number.ts'
import { passesLuhn } from './luhn.ts'
import { meantName } from './names.ts'

test('a card number passes, and fails with any one digit changed', () => {
  const number = '6222021234567890128'
  expect(passesLuhn(number)).toBe(true)
  for (let at = 0; at < number.length; at += 1) {
    const other = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1)
    expect(passesLuhn(other)).toBe(false)
  }
})

test('the first digits identify the bank, and a number of another length has none', () => {
  expect(issuerOf('6222021234567890128')).toEqual({ bank: '中国工商银行', kind: '储蓄卡' })
  expect(issuerOf('62220212345678901')).toBe(null)
  expect(issuerOf('9999991234567890128')).toBe(null)
})

test('an identity number needs its check digit and an existing birthday', () => {
  expect(isIdNumber('990101199003070015')).toBe(true)
  expect(isIdNumber('990101199003070011')).toBe(false)
  expect(isIdNumber('990101199013070019')).toBe(false)
  expect(isIdNumber('99010119900307001')).toBe(false)
})

test('recognises an expected name, also with one character misread, but not between two equally near ones', () => {
  expect(meantName('张晓明', ['李雷', '张晓明'])).toEqual({ name: '张晓明', isExact: true })
  expect(meantName('张晓朋', ['李雷', '张晓明'])).toEqual({ name: '张晓明', isExact: false })
  expect(meantName('张晓朋', ['张晓明', '张晓鹏'])).toBe(null)
  expect(meantName('王芳', ['张晓明'])).toBe(null)
})

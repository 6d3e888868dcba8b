import { expect, test } from 'vitest'
import { birthOf, checkCharacter, genderOf, isCertificateNumber } from './certificate.ts'

const invented = `99990019900307123${checkCharacter('99990019900307123')}`

test('a number whose check character fits is accepted, and one changed digit is not', () => {
  expect(isCertificateNumber(invented)).toBe(true)
  const changed = invented.replace('0307', '0308')
  expect(isCertificateNumber(changed)).toBe(false)
})

test('the check character can be X', () => {
  const body = Array.from({ length: 1000 }, (_, n) => `11010119900307${String(n).padStart(3, '0')}`).find(
    (digits) => checkCharacter(digits) === 'X',
  )
  expect(body).toBeDefined()
  expect(isCertificateNumber(`${body}X`)).toBe(true)
  expect(isCertificateNumber(`${body}x`)).toBe(false)
})

test('a day that no calendar has is refused even if the check character fits', () => {
  const body = '11010119900230123'
  expect(isCertificateNumber(body + checkCharacter(body))).toBe(false)
})

test.each(['', '123', '11010519491231002', '11010519491231002XX', '01010519491231002X'])(
  '"%s" is no certificate number',
  (number) => {
    expect(isCertificateNumber(number)).toBe(false)
  },
)

test('birth and gender are read from the number', () => {
  expect(birthOf(invented)).toBe('1990-03-07')
  expect(genderOf(invented)).toBe(1)
  expect(genderOf('999900199003071241')).toBe(2)
})

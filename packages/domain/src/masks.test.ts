import { expect, test } from 'vitest'
import { maskBankCard, maskCertificate, maskEmail, maskName, maskPhone, shortened } from './masks.ts'

test('a phone keeps its first three and last four digits', () => {
  expect(maskPhone('13800000001')).toBe('138****0001')
})

test('a certificate number never shows the birthday', () => {
  expect(maskCertificate('110101199003071234')).toBe('110***********1234')
  expect(maskCertificate('E12345678')).toBe('E******78')
  expect(maskCertificate('1234567890')).toBe('1*******90')
  expect(maskCertificate('H1234567890')).toBe('H12****7890')
})

test('a bank card has the same shape at every length', () => {
  expect(maskBankCard('6222021234561234')).toBe('6222 **** **** 1234')
  expect(maskBankCard('6222 0212 3456 7890 123')).toBe('6222 **** **** 0123')
})

test('a name keeps its ends, counted in characters instead of code units', () => {
  expect(maskName('林晓')).toBe('林*')
  expect(maskName('欧阳娜娜')).toBe('欧**娜')
  expect(maskName('𠮷野家')).toBe('𠮷*家')
  expect(maskName('林')).toBe('林')
  expect(maskName('')).toBe('')
})

test('a text too short for partial masking is masked completely', () => {
  expect(maskPhone('12345')).toBe('*****')
  expect(maskPhone('1234567')).toBe('*******')
  expect(maskPhone('12345678')).toBe('123*5678')
  expect(maskCertificate('12')).toBe('**')
  expect(maskBankCard('123456')).toBe('******')
  expect(maskBankCard('12345678901')).toBe('***********')
  expect(maskBankCard('123456789012')).toBe('1234 **** **** 9012')
})

test('shortens a long row of stars', () => {
  expect(shortened('990***********1281')).toBe('990****1281')
  expect(shortened('138****0001')).toBe('138****0001')
})

test('an email address shows its first letter and its domain', () => {
  expect(maskEmail('gu.yifan@xinghe.example')).toBe('g***@xinghe.example')
  expect(maskEmail('a@b.example')).toBe('a***@b.example')
  expect(maskEmail('"odd@name"@xinghe.example')).toBe('"***@xinghe.example')
  expect([maskEmail('@xinghe.example'), maskEmail('nobody')]).toEqual(['***', '***'])
})

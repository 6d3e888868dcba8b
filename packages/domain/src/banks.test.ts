import { expect, test } from 'vitest'
import { bankByCode, bankByName, banks } from './banks.ts'

test('every bank has a unique code and name', () => {
  for (const { code, name } of banks) {
    expect(code).toMatch(/^[A-Z]+$/)
    expect(name).toMatch(/银行$/)
  }
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length)
})

test('finds a bank by its code and by its name', () => {
  expect(bankByCode('CMB')?.name).toBe('招商银行')
  expect(bankByName('中国建设银行')?.code).toBe('CCB')
  expect(bankByCode('NOBODY')).toBeNull()
})

import { toGroupedYuanText } from '@yf/domain/money'
import { searchCardBin } from 'bankcard'
import { expect, test } from 'vitest'
import { capitalOf } from '../amounts.ts'
import { randomOf } from '../random.ts'
import { personName } from '../vocabulary/people.ts'
import { hospitalName } from '../vocabulary/places.ts'
import { inventCard, luhnDigit } from './card-number.ts'
import { checkCharacter, inventIdNumber } from './id-number.ts'

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角整'],
  [10_000, '壹佰元整'],
  [10_050, '壹佰元伍角整'],
  [10_005, '壹佰元零伍分'],
  [123_456, '壹仟贰佰叁拾肆元伍角陆分'],
  [1_005_003, '壹万零伍拾元零叁分'],
  [1_000_000_000, '壹仟万元整'],
  [10_203_000_000, '壹亿零贰佰零叁万元整'],
])('%i fen in capitals is %s', (fen, text) => expect(capitalOf(fen)).toBe(text))

test('separates thousands by commas', () => {
  expect(toGroupedYuanText(123_456_789)).toBe('1,234,567.89')
  expect(toGroupedYuanText(99_900)).toBe('999.00')
})

test('known numbers have the check digits that the standards give them', () => {
  expect(luhnDigit('7992739871')).toBe('3')
  expect(checkCharacter('11010519491231002')).toBe('X')
})

test('a generated card has a consistent length, BIN and check digit', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = randomOf(seed)
    const length = random.pick([16, 17, 19])
    const card = inventCard(random, (one, kind) => one === length && kind === 'DC')
    expect(card.number).toHaveLength(length)
    expect(luhnDigit(card.number.slice(0, -1))).toBe(card.number.at(-1))
    const bins = searchCardBin(card.number, { multiple: true })
    expect(bins.map((row) => row.bankCode)).toContain(card.bankCode)
  }
})

test('a generated identity number has no real district, the right sex, and a valid check digit', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const number = inventIdNumber(randomOf(seed), { year: 1990, month: 2, day: 3 }, seed % 2 === 1)
    expect(number).toMatch(/^9901\d{2}19900203\d{3}[\dX]$/)
    expect(Number(number[16]) % 2).toBe(seed % 2)
    expect(checkCharacter(number.slice(0, 17))).toBe(number[17])
  }
})

test('there are too many names and institutions for a reader to learn by heart', () => {
  const names = new Set(Array.from({ length: 3000 }, (_, seed) => personName(randomOf(seed))))
  const hospitals = new Set(Array.from({ length: 3000 }, (_, seed) => hospitalName(randomOf(seed))))
  expect(names.size).toBeGreaterThan(1500)
  expect(hospitals.size).toBeGreaterThan(500)
  const lengths = new Set([...names].map((name) => name.length))
  expect([...lengths].toSorted()).toEqual([2, 3, 4])
})

import { expect, test } from 'vitest'
import { serializeCodes, parseCodes, findingsOf } from './findings.ts'
import { findDiagnoses } from './search.ts'
import { diagnosisNamed, diagnosisTable } from './table.ts'

const codesOf = (keyword: string) => findDiagnoses(keyword).map(({ code }) => code)

test('the table holds every chapter in order, each code and each name once', () => {
  const codes = diagnosisTable().map(({ code }) => code)
  expect(codes.length).toBeGreaterThan(1_700)
  expect(codes.toSorted()).toEqual(codes)
  expect(new Set(codes).size).toBe(codes.length)
  const letters = [...new Set(codes.map((code) => code.charAt(0)))].join('')
  expect(letters).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const names = diagnosisTable().flatMap((row) => row.names)
  const twice = names.filter((name, at) => names.indexOf(name) < at)
  expect(twice).toEqual([])
})

test.each([
  ['k29', 'K29', ['K29.1', 'K29.3', 'K29.4', 'K29.5', 'K29.7']],
  ['K29.3', 'K29.3', []],
  ['感冒', 'J00', ['J11']],
  ['感 冒', 'J00', ['J11']],
  ['ｇｍ', 'J00', []],
  ['shxdgr', 'J06.9', []],
  ['高血压', 'I10', ['I11']],
  ['胃炎', 'K29.7', ['K29', 'K29.5']],
])('%s finds %s first', (keyword, first, among) => {
  const found = codesOf(keyword)
  expect(found[0]).toBe(first)
  expect(found).toEqual(expect.arrayContaining(among))
})

test('finds nothing for an empty query, and never more than a screen', () => {
  expect(findDiagnoses('  ')).toEqual([])
  expect(findDiagnoses('没有这种病')).toEqual([])
  expect(findDiagnoses('炎')).toHaveLength(12)
  expect(findDiagnoses('j')).toHaveLength(12)
})

test("a description that is a name in the table is coded, and a handler's codes replace it", () => {
  expect(findingsOf('双眼皮手术；感冒', null)).toEqual([
    { code: 'Z41.1', name: '双眼皮手术' },
    { code: 'J00', name: '感冒' },
  ])
  // A part of a sentence is no diagnosis: 无高血压 is the contrary of one.
  expect(findingsOf('无高血压', null)).toEqual([{ code: null, name: '无高血压' }])
  expect(findingsOf('感冒', 'K29.7 H52')).toEqual([
    { code: 'K29.7', name: '胃炎' },
    { code: 'H52', name: '屈光和调节疾患' },
  ])
  expect(findingsOf(' ', null)).toEqual([])
  expect(findingsOf(null, null)).toEqual([])
  expect(parseCodes(serializeCodes(['A00', 'B01']))).toEqual(['A00', 'B01'])
  expect(diagnosisNamed('普通 感冒')?.code).toBe('J00')
})

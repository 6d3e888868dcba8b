import { expect, test } from 'vitest'
import { dayIn, guessedMapping, tooManyRowsText, type ImportColumn } from './sheet-import.ts'

const column = (key: string, title: string, aliases: readonly string[] = []): ImportColumn => ({
  key,
  title,
  aliases,
  isRequired: false,
  note: '',
})
const columns = [
  column('name', '姓名', ['员工姓名']),
  column('number', '证件号码', ['身份证号']),
  column('holder', '员工证件号码', ['身份证号']),
]

test('finds columns by title or another name, whatever follows in brackets or after a star', () => {
  expect(guessedMapping(columns, ['序号', ' 姓 名*', '证件号码（必填）'])).toEqual({ name: 1, number: 2 })
  expect(guessedMapping(columns, ['员工姓名', '身份证号码(18位)'])).toEqual({ name: 0, number: 1 })
})

test('a title serves one column, and an empty one none', () => {
  expect(guessedMapping(columns, ['', '身份证号', '身份证号'])).toEqual({ number: 1, holder: 2 })
  expect(guessedMapping([column('a', '（必填）')], [''])).toEqual({})
})

test.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-1-5', '2026-01-05'],
  ['2026/01/5', '2026-01-05'],
  ['2026.1.15', '2026-01-15'],
  ['2026年1月5日', '2026-01-05'],
  ['2026年11月15', '2026-11-15'],
  ['20260105', '2026-01-05'],
  ['2026-01-05 00:00:00', '2026-01-05'],
  ['2026-01-05T00:00', '2026-01-05'],
  ['2026-02-30', '2026-02-30'],
  ['26-01-05', null],
  ['2026-01', null],
  ['2026-01-05 12:00', null],
  ['x2026-01-05', null],
  ['2026-01-055', null],
  ['202601055', null],
  ['120260105', null],
  ['46027', null],
  ['', null],
])('reads %s as %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test('says the limit', () => {
  expect(tooManyRowsText).toBe('一次最多导入 100,000 行，这个文件超过了，请拆分成几个文件')
})

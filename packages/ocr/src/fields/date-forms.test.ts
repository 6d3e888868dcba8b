import { expect, test } from 'vitest'
import { datePattern, isoDateOf } from './date-forms.ts'

const dateIn = (text: string) => {
  const match = new RegExp(datePattern).exec(text)
  return match ? isoDateOf(match[0]) : null
}

test.each([
  ['开票日期:2024-05-06', '2024-05-06'],
  ['2024年5月6日', '2024-05-06'],
  ['2024 年 05 月 06 日', '2024-05-06'],
  ['2024.12.31', '2024-12-31'],
  ['2024/01/02 10:11:12', '2024-01-02'],
  ['日期20240229', '2024-02-29'],
  ['2024-0506', '2024-05-06'],
  ['202405-06', '2024-05-06'],
  ['2024年0506日', '2024-05-06'],
  ['2024-05-0611:58:53', '2024-05-06'],
  ['2024-5-611:58', '2024-05-06'],
])('%s is %s', (text, date) => expect(dateIn(text)).toBe(date))

test.each(['2023-02-29', '2024-13-01', '1202405061', '12:30:45', '202405.06', '2024.05 12', '2024-051'])(
  '%s is no date',
  (text) => expect(dateIn(text)).toBe(null),
)

test('the last character belongs to the date, so that no crop cuts through it', () => {
  expect(new RegExp(datePattern).exec('日期:2024年5月6日10:11')?.[0]).toBe('2024年5月6日')
})

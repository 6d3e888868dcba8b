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
])('%s is %s', (text, date) => expect(dateIn(text)).toBe(date))

test.each(['2023-02-29', '2024-13-01', '1202405061', '12:30:45'])('%s is no date', (text) =>
  expect(dateIn(text)).toBe(null),
)

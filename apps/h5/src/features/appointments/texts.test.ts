import { expect, test } from 'vitest'
import { codeText, leftText, cancelText } from './texts.ts'

test.each([
  [3 * 86_400 + 4 * 3600 + 59, '3 天 4 小时'],
  [2 * 86_400, '2 天'],
  [7200 + 300, '2 小时 5 分钟'],
  [3600, '1 小时'],
  [719, '11 分钟'],
  [59, '不到 1 分钟'],
])('%i seconds are formatted as %s', (seconds, text) => {
  expect(leftText(seconds)).toBe(text)
})

test('groups a code by four digits and formats the deadline', () => {
  expect(codeText('123456789012')).toBe('1234 5678 9012')
  expect(cancelText('2036-01-09 08:05:00')).toBe('1月9日 08:05 前可以取消或改期')
})

import { expect, test } from 'vitest'
import { bankNumberFault, inFours, isBankNumber } from './bank-card.ts'

test('the check digit detects any wrong digit of a card number', () => {
  const number = '6222020000000000012'
  const right = [...'0123456789'].map((last) => number.slice(0, -1) + last).filter(isBankNumber)
  expect(right).toHaveLength(1)
  const [card = ''] = right
  for (let at = 0; at < card.length; at += 1) {
    const other = String((Number(card[at]) + 3) % 10)
    expect(isBankNumber(card.slice(0, at) + other + card.slice(at + 1))).toBe(false)
  }
})

test.each(['4111111111111111', '6011000990139424', '5555555555554444', '378282246310005'])(
  '%s is a test number that issuers publish',
  (number) => expect(isBankNumber(number)).toBe(true),
)

test('a number has 12 to 19 digits and nothing else', () => {
  const zeros = (count: number) => '0'.repeat(count)
  expect([11, 12, 19, 20].map((count) => isBankNumber(zeros(count)))).toEqual([false, true, true, false])
  for (const text of [`a${zeros(12)}`, `${zeros(12)}a`, '', '4111 1111 1111 1111'])
    expect(isBankNumber(text)).toBe(false)
  const many = '银行卡号为 12 至 19 位数字，当前'
  expect([11, 12, 19, 20].map((count) => bankNumberFault(zeros(count)))).toEqual([
    `${many} 11 位`,
    null,
    null,
    `${many} 20 位`,
  ])
  expect([`a${zeros(12)}`, `${zeros(12)}a`].map(bankNumberFault)).toEqual([`${many} 13 位`, `${many} 13 位`])
})

test('describes the fault of a number', () => {
  expect(bankNumberFault('')).toBe('请输入银行卡号')
  expect(bankNumberFault('62220')).toBe('银行卡号为 12 至 19 位数字，当前 5 位')
  expect(bankNumberFault('4111111111111112')).toBe('银行卡号有误，请逐位核对')
  expect(bankNumberFault('4111111111111111')).toBeNull()
})

test('shows the number in groups of four', () => {
  expect(inFours('6222020000000001')).toBe('6222 0200 0000 0001')
  expect(inFours('62220')).toBe('6222 0')
  expect(inFours('6222')).toBe('6222')
})

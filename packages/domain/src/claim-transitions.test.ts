import { expect, test } from 'vitest'
import { claimTransitions, isPressing, outsideTextOf, type ClaimTransition } from './claim-transitions.ts'

const names = Object.keys(claimTransitions) as ClaimTransition[]
const most = { amountFen: 9_999_999_999, lastFour: '0003' }

test.each(names)('%s fits the limits of WeChat and text messages, whatever the amount', (move) => {
  const { progress, remark, words } = outsideTextOf({ move, ...most })
  expect(progress.length).toBeLessThanOrEqual(5)
  expect(remark.length).toBeLessThanOrEqual(20)
  expect(words.length).toBeLessThanOrEqual(35)
  expect(Math.min(progress.length, remark.length, words.length)).toBeGreaterThan(2)
})

test("a payment names its amount and the card's last digits, and neither where unknown", () => {
  expect(outsideTextOf({ move: 'paid', amountFen: 138_050, lastFour: '0003' })).toEqual({
    progress: '已到账',
    remark: '已汇出 ¥1,380.50',
    words: '赔款¥1,380.50已汇入尾号0003的银行卡',
  })
  expect(outsideTextOf({ move: 'settled', amountFen: 100 }).words).toBe('核定赔付¥1.00，将汇入您的银行卡')
})

test('a notice is pressing where the member has to act or the money has arrived', () => {
  expect(names.filter(isPressing)).toEqual(['asked', 'paid', 'payFailed'])
})

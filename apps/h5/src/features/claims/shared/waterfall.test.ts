import { expect, test } from 'vitest'
import { waterfall } from './waterfall.ts'

const line = {
  billedFen: 100_000,
  excludedFen: 10_000,
  socialFen: 20_000,
  ownExpenseFen: 0,
  deductibleFen: 10_000,
  ratio: 80,
  overLimitFen: 8_000,
  payableFen: 40_000,
}

test('the steps lead from the billed to the paid amount and add up', () => {
  const falls = waterfall(line)
  expect(falls.map(({ label, fen, from }) => [label, fen, from])).toEqual([
    ['发票金额', 100_000, 0],
    ['不在保障范围', 10_000, 90_000],
    ['社保等已支付', 20_000, 70_000],
    ['免赔额', 10_000, 60_000],
    ['自付部分（按 80% 赔付）', 12_000, 48_000],
    ['超出限额', 8_000, 40_000],
    ['应赔金额', 40_000, 0],
  ])
})

test('omits a step of zero', () => {
  const whole = { ...line, excludedFen: 0, socialFen: 0, deductibleFen: 0, overLimitFen: 0, ratio: 100 }
  const labels = waterfall({ ...whole, payableFen: 100_000 }).map(({ label }) => label)
  expect(labels).toEqual(['发票金额', '应赔金额'])
})

import { expect, test } from 'vitest'
import { differences } from './rules.ts'

const payment = (no: string, amountFen: number) => ({ kind: 'payment' as const, no, amountFen })
const refund = (no: string, amountFen: number) => ({ kind: 'refund' as const, no, amountFen })

test('identical books have no differences', () => {
  expect(differences([payment('a', 1), refund('a', 1)], [refund('a', 1), payment('a', 1)])).toEqual([])
  expect(differences([], [])).toEqual([])
})

test('reports missing entries and different sums, payments and refunds separately', () => {
  const ours = [payment('a', 1), payment('b', 2), refund('c', 3), refund('d', 4)]
  const theirs = [payment('b', 3), payment('e', 5), refund('d', 5), refund('f', 0)]
  expect(
    differences(ours, theirs).map(({ trade_no, kind, ours_fen, theirs_fen }) => [
      trade_no,
      kind,
      ours_fen,
      theirs_fen,
    ]),
  ).toEqual([
    ['a', 'paymentNotThere', 1, null],
    ['b', 'paymentSum', 2, 3],
    ['c', 'refundNotThere', 3, null],
    ['d', 'refundSum', 4, 5],
    ['e', 'paymentNotHere', null, 5],
    ['f', 'refundNotHere', null, 0],
  ])
})

import { expect, test } from 'vitest'
import { adjudicate } from './adjudication.ts'
import { outpatient, policyWith, receipt } from './test-policies.ts'

const visit = (id: string, day: string, billedFen: number) => receipt({ id, number: id, day, billedFen })

test('a fen that only the sum of the year yields is paid for the line that completes it', () => {
  const half = policyWith({ ...outpatient, deductibleFen: 0, ratio: 49 })
  const first = visit('a', '2026-05-06', 1)
  expect(adjudicate(half, [first]).payableFen).toBe(0)
  expect(adjudicate(half, [visit('b', '2026-05-07', 1)], [first])).toMatchObject({
    payableFen: 1,
    earlierFen: 0,
    lines: [{ payableFen: 1 }],
  })
})

test('no limit is named for a fen lost by rounding', () => {
  const half = policyWith({ ...outpatient, deductibleFen: 0, ratio: 50 })
  const { lines } = adjudicate(half, [visit('a', '2026-05-06', 1), visit('b', '2026-05-07', 1)])
  expect(lines.map(({ payableFen, overLimitFen }) => [payableFen, overLimitFen])).toEqual([
    [1, 0],
    [0, 0],
  ])
})

test('no limit is named for a fen that an earlier case was paid by rounding', () => {
  const most = policyWith({ ...outpatient, deductibleFen: 0, ratio: 60 })
  const first = visit('a', '2026-05-06', 1)
  expect(adjudicate(most, [first]).payableFen).toBe(1)
  expect(adjudicate(most, [visit('b', '2026-05-07', 1)], [first])).toMatchObject({
    payableFen: 0,
    lines: [{ overLimitFen: 0, reason: '发票金额 ¥0.01，其余按 60% 赔付，应赔 ¥0.00' }],
  })
})

test('names the limit shared with an earlier case when it takes a whole fen', () => {
  const policy = policyWith({ ...outpatient, deductibleFen: 0, ratio: 100, yearlyFen: 10_000 })
  const late = visit('late', '2026-05-06', 5001)
  expect(adjudicate(policy, [late], [visit('paid', '2026-06-01', 5000)])).toMatchObject({
    payableFen: 5000,
    earlierFen: 0,
    lines: [
      {
        payableFen: 5000,
        overLimitFen: 1,
        reason: '发票金额 ¥50.01，其余按 100% 赔付，超出与此前案件合计的限额 ¥0.01 不赔付，应赔 ¥50.00',
      },
    ],
  })
})

test('deducts what earlier cases used from the last lines first, and each names its limit', () => {
  const policy = policyWith({
    ...outpatient,
    deductibleFen: 0,
    ratio: 100,
    visitFen: 20_000,
    yearlyFen: 60_000,
  })
  const paid = [visit('a', '2026-06-01', 20_000), visit('b', '2026-07-01', 20_000)]
  const late = [visit('c', '2026-05-06', 25_000), visit('d', '2026-05-07', 20_000)]
  const { lines, payableFen } = adjudicate(policy, late, paid)
  expect(payableFen).toBe(20_000)
  expect(lines.map(({ reason }) => reason)).toEqual([
    '发票金额 ¥250.00，其余按 100% 赔付，超出单次限额 ¥50.00 不赔付，应赔 ¥200.00',
    '发票金额 ¥200.00，其余按 100% 赔付，超出与此前案件合计的限额 ¥200.00 不赔付，应赔 ¥0.00',
  ])
})

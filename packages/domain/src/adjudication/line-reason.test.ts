import { expect, test } from 'vitest'
import { outpatient, policyWith, receipt } from '../test-policies.ts'
import { assess, settle } from './line.ts'
import { purseOf } from './purse.ts'
import { reasonOf } from './line-reason.ts'

const policy = policyWith({ ...outpatient, deductibleFen: 0 })
const line = { ...settle(assess(policy, receipt()), purseOf(policy)), payableFen: 40_000, overLimitFen: 0 }
const reason = (change: Partial<typeof line>, manualReason: string | null = null) =>
  reasonOf({ ...line, ...change }, manualReason)
const plain = '发票金额 ¥500.00，其余按 80% 赔付，应赔 ¥400.00'

test('names a limit by its own name where it took something away', () => {
  const over = { payableFen: 39_000, overLimitFen: 1000 }
  const reasonWith = (text: string) => `发票金额 ¥500.00，其余按 80% 赔付，${text}，应赔 ¥390.00`
  expect(reason({ ...over, limit: 'visit' })).toBe(reasonWith('超出单次限额 ¥10.00 不赔付'))
  expect(reason({ ...over, limit: 'yearly' })).toBe(reasonWith('超出年度限额 ¥10.00 不赔付'))
  expect(reason({ ...over, limit: 'cover' })).toBe(reasonWith('超出剩余保额 ¥10.00 不赔付'))
  expect(reason({ ...over, limit: 'withEarlier' })).toBe(reasonWith('超出与此前案件合计的限额 ¥10.00 不赔付'))
  expect(reason({ ...over, limit: 'byHand' }, '超量用药')).toBe(reasonWith('超量用药，核减 ¥10.00'))
  expect(reason({ ...over, limit: 'byHand' })).toBe(reasonWith('人工核定，核减 ¥10.00'))
})

test('does not mention a limit that took less than a fen, or nothing', () => {
  expect(reason({ limit: 'visit' })).toBe(plain)
  expect(reason({ limit: null, overLimitFen: 1 })).toBe(plain)
})

test('mentions what is outside the catalogue where there is any', () => {
  expect(reason({ outside: { fen: 0, ratio: 50 } })).toBe(plain)
  expect(reason({ outside: { fen: 1, ratio: 50 } })).toContain('目录外自费 ¥0.01 按 50% 计算')
})

test('lists each reason for an exclusion, one after the other', () => {
  expect(reason({ excludedFen: 100, notes: ['挂号费', '洁牙属于牙科治疗'] })).toContain(
    '不在保障范围 ¥1.00（挂号费；洁牙属于牙科治疗）',
  )
})

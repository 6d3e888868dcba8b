import { expect, test } from 'vitest'
import {
  askableStates,
  canCancel,
  canWithdraw,
  caseMachine,
  caseStateName,
  caseStates,
  isAllDeductible,
  isSettlement,
  type CaseState,
} from './claim-case.ts'
import { canMove, isFinal } from './state-machine.ts'

const all = Object.values(caseStates)

test('a case can be cancelled before acceptance and withdrawn before the decision, as the table says', () => {
  expect(all.filter(canCancel)).toEqual([1])
  expect(all.filter(canWithdraw)).toEqual([2, 3, 4])
  for (const state of all) {
    expect(canMove(caseMachine, state, caseStates.cancelled)).toBe(canCancel(state))
    expect(canMove(caseMachine, state, caseStates.withdrawn)).toBe(canWithdraw(state))
  }
})

test('a cancelled or withdrawn case does not change any more', () => {
  expect(all.filter((state) => isFinal(caseMachine, state))).toEqual([8, 9])
})

test("a decision is reviewed again by the member's appeal, or when a senior reopens the case", () => {
  const into = (to: CaseState) => all.filter((state) => canMove(caseMachine, state, to))
  expect(into(caseStates.appealed)).toEqual([caseStates.paid, caseStates.rejected])
  expect(into(caseStates.reviewing)).toEqual([1, 3, 5, 6, 7])
  expect(caseMachine[caseStates.appealed]).toEqual([5, 6, 7])
})

test('money is paid only after adjudication or an appeal', () => {
  const before = all.filter((state) => canMove(caseMachine, state, caseStates.paying))
  expect(before).toEqual([caseStates.adjudicating, caseStates.appealed])
})

test('a member can be asked for documents in every open state, and the handler who asks accepts a submitted case', () => {
  expect(askableStates).toEqual([1, 2, 3, 4])
  const supplementableFrom = all.filter((state) => canMove(caseMachine, state, caseStates.supplementing))
  expect([caseStates.submitted, ...supplementableFrom]).toEqual(askableStates)
})

test('every state has its name', () => {
  expect(all.map((state: CaseState) => caseStateName(state))).toEqual([
    '草稿',
    '已提交',
    '资料审核',
    '待补充',
    '理算中',
    '待打款',
    '已结案赔付',
    '拒赔',
    '已取消',
    '已撤销',
    '复核中',
  ])
})

test('a settlement that pays nothing is closed and not paid', () => {
  expect([1, 0, null].map((payableFen) => caseStateName(caseStates.paid, payableFen))).toEqual([
    '已结案赔付',
    '已结案',
    '已结案赔付',
  ])
  expect(caseStateName(caseStates.rejected, 0)).toBe('拒赔')
})

const covered = { billedFen: 100, excludedFen: 99, deductibleFen: 1, overLimitFen: 0 }
const excluded = { ...covered, excludedFen: 100, deductibleFen: 0 }

test('one covered fen makes it a settlement instead of a refusal', () => {
  expect(isSettlement([excluded, covered])).toBe(true)
  expect(isSettlement([excluded])).toBe(false)
  expect(isSettlement([])).toBe(false)
})

test('the rule says that the deductible took all only where it did, and no limit took anything', () => {
  expect(isAllDeductible([covered, excluded])).toBe(true)
  expect(isAllDeductible([excluded])).toBe(false)
  expect(isAllDeductible([{ ...covered, deductibleFen: 0 }])).toBe(false)
  expect(isAllDeductible([covered, { ...covered, overLimitFen: 1 }])).toBe(false)
  // A fully excluded receipt comes to nothing without a deductible.
  expect(isAllDeductible([{ ...excluded, deductibleFen: 1 }])).toBe(false)
})

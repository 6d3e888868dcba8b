import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the stored codes. Cancelled is the member's action before acceptance, withdrawn after it. */
export const caseStates = {
  draft: 0,
  submitted: 1,
  reviewing: 2,
  supplementing: 3,
  adjudicating: 4,
  paying: 5,
  paid: 6,
  rejected: 7,
  cancelled: 8,
  withdrawn: 9,
  appealed: 10,
} as const

export const caseMachine = defineMachine({
  0: [1],
  1: [2, 8],
  2: [3, 4, 9],
  3: [2, 3, 9],
  4: [3, 5, 6, 7, 9],
  // A senior reopens a decided case to 2; a member's appeal moves it from 6 and 7 to 10.
  5: [6, 2],
  6: [10, 2],
  7: [10, 2],
  8: [],
  9: [],
  // An additional payment goes through 5, as usual.
  10: [5, 6, 7],
})

export type CaseState = StateOf<typeof caseMachine>

export const caseStateNames: Readonly<Record<CaseState, string>> = {
  0: '草稿',
  1: '已提交',
  2: '资料审核',
  3: '待补充',
  4: '理算中',
  5: '待打款',
  6: '已结案赔付',
  7: '拒赔',
  8: '已取消',
  9: '已撤销',
  10: '复核中',
}

/** A settlement may pay nothing, when the deductible took it. */
export const caseStateName = (state: CaseState, payableFen?: number | null): string =>
  state === caseStates.paid && payableFen === 0 ? '已结案' : caseStateNames[state]

/** The steps of the application; a draft continues at the furthest one reached. */
export const applyStepNames = { 1: '就诊信息', 2: '收款银行卡', 3: '申请材料' } as const
export type ApplyStep = keyof typeof applyStepNames

export const furtherStep = (one: ApplyStep, other: ApplyStep): ApplyStep => (one > other ? one : other)

interface CalculatedAmounts {
  readonly billedFen: number
  readonly excludedFen: number
  readonly deductibleFen: number
  readonly overLimitFen: number
}

/** The deductible took all that is covered: an automatic decision may then say so too. */
export const isAllDeductible = (lines: readonly CalculatedAmounts[]): boolean =>
  isSettlement(lines) &&
  lines.every(({ overLimitFen }) => overLimitFen === 0) &&
  lines.some(({ deductibleFen }) => deductibleFen > 0)

/** Whether a decision covers anything: only then is a payment of zero a settlement, otherwise it is a refusal. */
export const isSettlement = (
  lines: readonly Pick<CalculatedAmounts, 'billedFen' | 'excludedFen'>[],
): boolean => lines.some(({ billedFen, excludedFen }) => excludedFen < billedFen)

/**
 * States in which a handler may request more: also again while a request is open, and once more before a decision.
 */
export const askableStates: readonly CaseState[] = [
  caseStates.submitted,
  caseStates.reviewing,
  caseStates.supplementing,
  caseStates.adjudicating,
]

export const canCancel = (state: CaseState): boolean => state === caseStates.submitted

export const canWithdraw = (state: CaseState): boolean =>
  state === caseStates.reviewing || state === caseStates.supplementing || state === caseStates.adjudicating

import { caseStates, type CaseState } from '@yf/domain/claim-case'
import { endOfWorkingDay } from '@yf/domain/holidays'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import { caseSubject, type CaseRow } from '#features/claims/record/own-case.ts'
import { hasFailed, type PaymentRow } from '../payment/payments.ts'
import { lastReceivedAt, usualDecision, usualPayout } from './past-times.ts'

export interface Expectation {
  /** Null if there is no next step. */
  readonly nextStep: string | null
  readonly expectedAt: Date | null
}

interface ExpectationDeps {
  readonly db: Db
  readonly clock: Clock
}

/** The next step and its expected time, from recent processing times. With too few cases nothing is promised. */
export async function expectationOf(
  ctx: ExpectationDeps,
  caseRow: CaseRow,
  payment: PaymentRow | undefined,
): Promise<Expectation> {
  const { state } = caseRow
  if (state === caseStates.paying) return moneyExpected(ctx, caseRow, payment)
  const text = waiting[state]
  if (!text) return { nextStep: others[state] ?? null, expectedAt: null }
  const days = await usualDecision(ctx, caseRow)
  if (days === null) return { nextStep: `${text}，有进展会通知您`, expectedAt: null }
  return promised(ctx.clock.now(), await beganAt(ctx, caseRow), days, {
    inTime: `${text}，预计 ${days} 个工作日内有结果`,
    late: `${text}，比平时稍久，请您再耐心等待`,
  })
}

async function moneyExpected(
  { db, clock }: ExpectationDeps,
  { company_id, state, decided_at }: CaseRow,
  payment: PaymentRow | undefined,
): Promise<Expectation> {
  if (hasFailed(state, payment))
    return { nextStep: '打款未成功，请更换收款银行卡，我们会重新打款', expectedAt: null }
  const now = clock.now()
  // Within the deciding transaction no payment is passed: only automatic decisions do that.
  const days = await usualPayout(db, company_id, payment?.is_at_once ?? true)
  if (days === null) return { nextStep: '赔款正在打款，到账后会通知您', expectedAt: null }
  return promised(now, payment?.created_at ?? decided_at ?? now, days, {
    inTime: `赔款预计 ${days} 个工作日内到账`,
    late: '赔款正在打款，比平时稍久，到账后会通知您',
  })
}

/** By the end of that working day; a past day is never returned. */
function promised(now: Date, from: Date, days: number, text: { inTime: string; late: string }): Expectation {
  const expectedAt = endOfWorkingDay(from, days)
  return expectedAt < now
    ? { nextStep: text.late, expectedAt: endOfWorkingDay(now, 1) }
    : { nextStep: text.inTime, expectedAt }
}

/** While documents were missing it waited for the member: it counts from their arrival. */
async function beganAt({ db, clock }: ExpectationDeps, caseRow: CaseRow): Promise<Date> {
  const events = await readStates(db, caseSubject(caseRow))
  return lastReceivedAt(events) ?? caseRow.submitted_at ?? clock.now()
}

const waiting: Readonly<Partial<Record<CaseState, string>>> = {
  1: '等待理赔专员受理',
  2: '理赔专员正在审核资料',
  4: '正在核定赔付金额',
}
const others: Readonly<Partial<Record<CaseState, string>>> = {
  0: '填写完成并签名后即可提交',
  3: '请按要求补充资料并提交，收到后继续审核',
  10: '正在由未参与原决定的人员复核，有结果会通知您',
}

import type { Decision } from '@yf/domain/adjudication'
import { isSettlement } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { CaseWork } from '../record/transitions.ts'
import { decide } from '../assessment/decision.ts'
import { readDecisionFacts, withPolicyLocked, type DecisionFacts } from '../assessment/facts.ts'
import { usedInvoiceMessage } from '../record/held-invoices.ts'
import type { CaseRow } from '../record/own-case.ts'
import { holdInvoices } from './hold-invoices.ts'
import { writeDecision, type DecidedBy } from './write-decision.ts'

export interface SettleRequest extends DecidedBy {
  /** The sum that the decider has seen: a different one is refused. */
  readonly expectedFen?: number
}

type SettleRefusal = RefusedCall<
  'claimIncomplete' | 'invoiceUsed' | 'nothingPayable' | 'sumMoved' | 'notFound' | 'stateMoved'
>
export type SettleOutcome = { readonly kind: 'settled'; readonly decision: Decision } | SettleRefusal

/**
 * A person decides: the decision is recalculated under the lock of the policy, so that concurrent cases stay within
 * the limits; lines set by a handler stay as far as the policy covers them.
 */
export async function settle(
  ctx: CaseWork,
  caseRow: CaseRow,
  settling: SettleRequest,
): Promise<SettleOutcome> {
  const facts = await readDecisionFacts(ctx, caseRow)
  const { card } = facts
  const gap = receiptGap(facts)
  if (gap) return refuse('claimIncomplete', gap)
  if (!card) return refuse('claimIncomplete', '还没有收款银行卡，请先补充')
  const holder = await holdInvoices(ctx, caseRow, facts.receipts)
  if (holder) return refuse('invoiceUsed', usedInvoiceMessage(holder))
  const locked = await withPolicyLocked(ctx, facts)
  if (!locked) return refuse('claimIncomplete', '没有找到对应的保单')
  const decision = decide(locked)
  if (decision.payableFen === 0 && !isSettlement(decision.lines)) return refuse('nothingPayable')
  if (settling.expectedFen !== undefined && settling.expectedFen !== decision.payableFen)
    return refuse('sumMoved', `应赔金额已变为 ${formatFen(decision.payableFen)}，请核对后再确认`)
  const moved = await writeDecision(ctx, { ...locked, card }, decision, settling)
  return moved.kind === 'refused' ? moved : { kind: 'settled', decision }
}

function receiptGap({ receipts }: DecisionFacts): string | null {
  if (receipts.length === 0) return '还没有发票信息，请先录入发票'
  const isLacking = receipts.some(({ billed_fen, day }) => billed_fen === null || day === null)
  return isLacking ? '有发票缺少金额或日期，请先补全' : null
}

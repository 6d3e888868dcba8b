import type { Decision } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { takeClaimPolicy, useUpPolicy } from '#features/equity/public.ts'
import type { CaseRow } from '../own-case.ts'
import { decisionFor, handLines } from '../checking/decision.ts'
import { cardOf, receiptRows } from '../case/find.ts'
import { holdInvoices, usedWords } from './invoices.ts'
import { keepLines } from './lines.ts'
import { moveCase, type CaseWork } from '../case/moves.ts'
import { withVisits } from '../checking/used-policy.ts'
import { orderPaper } from '../papers/paper-job.ts'
import { orderPayment } from '../paying/payment.ts'
import { tellMember } from '../case/tell-member.ts'

export interface Settling {
  readonly actor: string
  /** The sum that whoever decides has seen: another one is refused. */
  readonly expectedFen?: number
  /** Decided by rule: paid without a batch. */
  readonly isAtOnce?: boolean
  /** Told before the sum, in the timeline and the letter. */
  readonly note?: string
}

export type Settled = { readonly kind: 'settled'; readonly decision: Decision } | Refused

/**
 * 4 → 5: decides anew under the lock of the policy, so that whatever runs at once stays within its limits; lines that
 * a handler set are kept as far as the policy pays them. Takes the sum out of the policy and orders the payment.
 */
export async function settle(ctx: CaseWork, caseRow: CaseRow, settling: Settling): Promise<Settled> {
  const { db, clock } = ctx
  const receipts = await receiptRows(db, caseRow)
  if (receipts.length === 0) return refuse('claimIncomplete', '还没有发票信息，请先录入发票')
  if (receipts.some(({ billed_fen, day }) => billed_fen === null || day === null))
    return refuse('claimIncomplete', '有发票缺少金额或日期，请先补全')
  const card = await cardOf(db, caseRow)
  if (!card) return refuse('claimIncomplete', '还没有收款银行卡，请先补充')
  const holder = await holdInvoices(ctx, caseRow, receipts)
  if (holder) return refuse('invoiceUsed', usedWords(holder))
  const policy = caseRow.policy_id && (await takeClaimPolicy(db, caseRow.company_id, caseRow.policy_id))
  if (!policy) return refuse('claimIncomplete', '没有找到对应的保单')
  const byHand = await handLines(db, caseRow)
  const used = await withVisits(db, policy, caseRow, receipts)
  const decision = decisionFor(caseRow, receipts, used, byHand)
  if (decision.payableFen === 0) return refuse('nothingPayable')
  if (settling.expectedFen !== undefined && settling.expectedFen !== decision.payableFen)
    return refuse('sumMoved', `应赔金额已变为 ${formatFen(decision.payableFen)}，请核对后再确认`)
  await keepLines(db, caseRow, decision.lines, byHand)
  await useUpPolicy(db, policy, decision.lines)
  const sum = formatFen(decision.payableFen)
  const moved = await moveCase(ctx, caseRow, {
    to: caseStates.paying,
    from: [caseStates.adjudicating],
    actor: settling.actor,
    reason: `${settling.note ? `${settling.note}，` : ''}核定赔付 ${sum}，将汇入${card.bank_name}尾号 ${card.last_four} 的银行卡`,
    set: { billed_fen: decision.billedFen, payable_fen: decision.payableFen, decided_at: clock.now() },
  })
  if (moved.kind === 'refused') return moved
  await orderPayment(ctx, caseRow, {
    amountFen: decision.payableFen,
    isAtOnce: settling.isAtOnce ?? false,
    cardId: card.id,
  })
  const paidTo = { bankName: card.bank_name, lastFour: card.last_four }
  await tellMember(ctx, caseRow, caseNotices.settled({ payableFen: decision.payableFen, card: paidTo }))
  await orderPaper(ctx, caseRow, 'letter')
  return { kind: 'settled', decision }
}

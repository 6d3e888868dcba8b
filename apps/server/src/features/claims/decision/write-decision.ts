import type { Decision } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices, decidedAgainText, nothingPayableText, type CaseNotice } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import type { Db } from '#platform/db/handle.ts'
import { useUpPolicy } from '#features/equity/public.ts'
import type { CardRow } from '../record/cards.ts'
import { keepOutcomes } from '../record/invoice-outcomes.ts'
import { keepLines } from '../record/line-store.ts'
import { transitionCase, type CaseWork, type TransitionOutcome } from '../record/transitions.ts'
import { notifyMember } from '../record/notify-member.ts'
import type { DecisionFacts } from '../assessment/facts.ts'
import type { UsedPolicy } from '../assessment/year.ts'
import { replaceUse } from './payment/accounting.ts'
import { dropExceeded } from './recovery.ts'
import { closeRevision, openRevisionOf } from '../record/revision-store.ts'
import { decidedAt } from './decided-at.ts'
import { holdInvoices } from './hold-invoices.ts'
import { keepUse } from './payment/keep-use.ts'
import type { CaseRow } from '../record/own-case.ts'
import { orderDocument } from './documents/document-job.ts'
import { orderPayment } from './payment/order-payment.ts'

/** Facts that allow a payment: the policy is locked, and there is a card. */
export interface PayableFacts extends DecisionFacts {
  readonly policy: UsedPolicy
  readonly card: CardRow
}

export interface DecidedBy {
  readonly actor: string
  /** Decided automatically: paid without a batch. */
  readonly isAtOnce?: boolean
  /** Text before the sum, in the timeline and the letter. */
  readonly note?: string
}

/**
 * 4 → 5, with everything that follows in one place: lines, policy, state, payment, notice, letter. If the deductible
 * takes everything there is nothing to pay: 4 → 6, and the deductible is used. A case that was decided before is paid
 * the increase: 10 → 5 or 6 after an appeal.
 */
export async function writeDecision(
  ctx: CaseWork,
  { caseRow, receipts, policy, card, byHand }: PayableFacts,
  decision: Decision,
  { actor, isAtOnce = false, note }: DecidedBy,
): Promise<TransitionOutcome> {
  const { lines, billedFen, payableFen, earlierFen } = decision
  const now = ctx.clock.now()
  const isAgain = caseRow.decided_state !== null
  const isAppeal = caseRow.state === caseStates.appealed
  await keepLines(ctx.db, caseRow, lines, byHand)
  const paidFen = await takeFromPolicy(ctx.db, caseRow, policy, decision)
  const dueFen = Math.max(payableFen - paidFen, 0)
  const stateAfter = dueFen === 0 ? caseStates.paid : caseStates.paying
  const paidTo = { bankName: card.bank_name, lastFour: card.last_four }
  const outcome = { lines, isAgain, isAppeal, payableFen, paidFen, card: paidTo }
  const text = outcomeText(outcome)
  const moved = await transitionCase(ctx, caseRow, {
    to: stateAfter,
    from: [caseStates.adjudicating, caseStates.appealed],
    actor,
    reason: `${note ? `${note}，` : ''}${text}`,
    set: {
      billed_fen: billedFen,
      payable_fen: payableFen,
      earlier_fen: earlierFen,
      // An appeal does not change the day of the decision, which starts the sixty days.
      ...(isAppeal ? { review_file_id: null } : decidedAt(caseRow, now)),
      closed_at: dueFen === 0 ? now : null,
      decided_state: null,
    },
  })
  if (moved.kind === 'refused') return moved
  await keepOutcomes(ctx.db, caseRow, receipts, { outcome: 'settled', reason: text, at: now })
  if (dueFen > 0) await orderPayment(ctx, caseRow, { amountFen: dueFen, isAtOnce, cardId: card.id })
  if (isAgain)
    await closeRevision(ctx.db, await openRevisionOf(ctx.db, caseRow), {
      outcome: 'changed',
      after_payable_fen: payableFen,
      closed_at: now,
    })
  // Removed invoices are released, unless money for them is still to be paid back.
  if (isAgain) await holdInvoices(ctx, { ...caseRow, decided_state: null }, receipts)
  await notifyMember(ctx, caseRow, noticeOf(outcome))
  if (isAgain) await dropExceeded(ctx, caseRow, { state: stateAfter, actor })
  await orderDocument(ctx, caseRow, isAppeal ? 'review' : 'letter')
  return moved
}

/** Returns what was paid for the case before. */
async function takeFromPolicy(
  tx: Db,
  caseRow: CaseRow,
  policy: UsedPolicy,
  decision: Decision,
): Promise<number> {
  if (caseRow.decided_state !== null) return replaceUse(tx, caseRow, policy, decision)
  await useUpPolicy(tx, policy, decision)
  await keepUse(tx, caseRow, policy, decision)
  return 0
}

interface DecisionOutcome extends Pick<Decision, 'lines' | 'payableFen'> {
  readonly isAgain: boolean
  readonly isAppeal: boolean
  readonly paidFen: number
  readonly card: { readonly bankName: string; readonly lastFour: string }
}

function outcomeText({ lines, isAgain, payableFen, paidFen, card }: DecisionOutcome): string {
  if (payableFen === 0 && paidFen === 0) return nothingPayableText(lines)
  if (isAgain) return decidedAgainText({ payableFen, paidFen, card })
  return `核定赔付 ${formatFen(payableFen)}，将汇入${card.bankName}尾号 ${card.lastFour} 的银行卡`
}

function noticeOf({ lines, isAgain, isAppeal, payableFen, paidFen, card }: DecisionOutcome): CaseNotice {
  if (payableFen === 0 && paidFen === 0) return caseNotices.nothingPayable(lines)
  return isAgain
    ? caseNotices.decidedAgain({ isAppeal, payableFen, paidFen, card })
    : caseNotices.settled({ payableFen, card })
}

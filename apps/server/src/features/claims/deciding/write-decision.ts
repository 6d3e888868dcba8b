import type { Decision } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices, nothingPayableWords } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import { useUpPolicy } from '#features/equity/public.ts'
import type { CardRow } from '../application/cards.ts'
import { keepOutcomes } from '../case/invoice-outcomes.ts'
import { keepLines } from '../case/line-store.ts'
import { moveCase, type CaseWork, type Moved } from '../case/moves.ts'
import { tellMember } from '../case/tell-member.ts'
import type { DecisionFacts } from '../checking/facts.ts'
import type { UsedPolicy } from '../checking/year.ts'
import { keepUse } from './keep-use.ts'
import { orderPaper } from '../papers/paper-job.ts'
import { orderPayment } from '../paying/order-payment.ts'

/** Facts that money can be paid by: the policy was taken, and there is a card to pay to. */
export interface PayableFacts extends DecisionFacts {
  readonly policy: UsedPolicy
  readonly card: CardRow
}

export interface DecidedBy {
  readonly actor: string
  /** Decided by rule: paid without a batch. */
  readonly isAtOnce?: boolean
  /** Told before the sum, in the timeline and the letter. */
  readonly note?: string
}

/**
 * 4 → 5, and all that follows from it in one place: lines, policy, state, payment, notice, letter. Where the deductible took
 * everything there is nothing to pay: 4 → 6, and the deductible is used. */
export async function writeDecision(
  ctx: CaseWork,
  { caseRow, receipts, policy, card, byHand }: PayableFacts,
  decision: Decision,
  { actor, isAtOnce = false, note }: DecidedBy,
): Promise<Moved> {
  const { lines, billedFen, payableFen, earlierFen } = decision
  const now = ctx.clock.now()
  const isNothing = payableFen === 0
  await keepLines(ctx.db, caseRow, lines, byHand)
  await useUpPolicy(ctx.db, policy, decision)
  await keepUse(ctx.db, caseRow, policy, decision)
  const words = isNothing
    ? nothingPayableWords(lines)
    : `核定赔付 ${formatFen(payableFen)}，将汇入${card.bank_name}尾号 ${card.last_four} 的银行卡`
  const moved = await moveCase(ctx, caseRow, {
    to: isNothing ? caseStates.paid : caseStates.paying,
    from: [caseStates.adjudicating],
    actor,
    reason: `${note ? `${note}，` : ''}${words}`,
    set: {
      billed_fen: billedFen,
      payable_fen: payableFen,
      earlier_fen: earlierFen,
      decided_at: now,
      ...(isNothing ? { closed_at: now } : {}),
    },
  })
  if (moved.kind === 'refused') return moved
  await keepOutcomes(ctx.db, caseRow, receipts, { outcome: 'settled', reason: words, at: now })
  if (!isNothing) await orderPayment(ctx, caseRow, { amountFen: payableFen, isAtOnce, cardId: card.id })
  const paidTo = { bankName: card.bank_name, lastFour: card.last_four }
  const notice = isNothing
    ? caseNotices.nothingPayable(lines)
    : caseNotices.settled({ payableFen, card: paidTo })
  await tellMember(ctx, caseRow, notice)
  await orderPaper(ctx, caseRow, 'letter')
  return moved
}

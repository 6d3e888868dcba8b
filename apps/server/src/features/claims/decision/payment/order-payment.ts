import { caseStates } from '@yf/domain/claim-case'
import { newId } from '#platform/ids.ts'
import { cardOf } from '#features/claims/record/find.ts'
import { noteInTimeline } from '#features/claims/record/timeline.ts'
import type { CaseWork } from '#features/claims/record/transitions.ts'
import { subjectColumns, type CaseRow } from '#features/claims/record/own-case.ts'
import { payJob } from './pay-job.ts'
import {
  hasFailed,
  insertPayment,
  keyOfPayment,
  paymentsOf,
  type PaidSubject,
  type PaymentKey,
  type PaymentRow,
} from './payments.ts'

interface NewPayment {
  readonly amountFen: number
  readonly cardId: string
  readonly isAtOnce: boolean
}

/** The payee and the subject of a payment. */
type Payee = PaidSubject & Pick<PaymentRow, 'subject_no' | 'account_id'>

export const orderPayment = (ctx: CaseWork, caseRow: CaseRow, newPayment: NewPayment): Promise<string> => {
  const { account_id, case_no: subject_no } = caseRow
  return orderPaymentFor(ctx, { ...subjectColumns(caseRow), subject_no, account_id }, newPayment)
}

/** Inserted before the partner is asked to pay: its id is the instruction id at the payout partner. */
export async function orderPaymentFor(
  ctx: CaseWork,
  payee: Payee,
  { amountFen, cardId, isAtOnce }: NewPayment,
): Promise<string> {
  const payment = { ...payee, id: newId() }
  await insertPayment(ctx.db, {
    ...payment,
    batch_id: null,
    amount_fen: amountFen,
    bank_card_id: cardId,
    state: 'waiting',
    is_at_once: isAtOnce,
    tries: 0,
    receipt: null,
    failure: null,
    created_at: ctx.clock.now(),
    sent_at: null,
    paid_at: null,
  })
  if (isAtOnce) await sendPayment(ctx, payment)
  return payment.id
}

/** Enqueues a payment for the worker: an immediate one, one of a batch that was sent, or one in doubt. */
export const sendPayment = ({ db, jobs }: Pick<CaseWork, 'db' | 'jobs'>, key: PaymentKey): Promise<void> =>
  jobs.send(db, payJob, keyOfPayment(key))

/**
 * After a final failure, once the case has another card: a new instruction, paid the same way as before. Returns
 * false if there is nothing to pay again.
 */
export async function payAgain(ctx: CaseWork, caseRow: CaseRow, actor: string): Promise<boolean> {
  const [newest] = await paymentsOf(ctx.db, caseRow)
  const card = await cardOf(ctx.db, caseRow)
  if (!newest || !card || !hasFailed(caseRow.state, newest)) return false
  await orderPayment(ctx, caseRow, {
    amountFen: newest.amount_fen,
    cardId: card.id,
    isAtOnce: newest.is_at_once,
  })
  const reason = `收款卡已更换为${card.bank_name}尾号 ${card.last_four}，重新安排打款`
  await noteInTimeline(ctx, caseRow, { state: caseStates.paying, actor, reason })
  return true
}

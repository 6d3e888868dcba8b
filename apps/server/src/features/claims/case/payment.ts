import type { Selectable } from 'kysely'
import { caseStates } from '@yf/domain/claim-case'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { holderOf, takeKeys, type Taking } from '#platform/keys/taken-keys.ts'
import { recordState } from '#platform/moves/state-events.ts'
import { caseSubject, type CaseRow } from '../own-case.ts'
import type { PaymentTable } from '../tables.ts'
import { cardOf } from './find.ts'
import type { CaseWork } from './moves.ts'
import { payJob, type PaymentKey } from './pay-job.ts'

export type PaymentRow = Selectable<PaymentTable>

/** A payment stands with its company, and the console asks for it by its id. */
const paymentPlace = 'payment.id'
export const paymentKey = ({ company_id, id }: Pick<PaymentRow, 'company_id' | 'id'>): Taking => ({
  kind: paymentPlace,
  key: id,
  holder: company_id,
})
export const companyOfPayment = (db: Db, id: string): Promise<string | null> => holderOf(db, paymentPlace, id)

interface NewPayment {
  readonly amountFen: number
  readonly cardId: string
  readonly isAtOnce: boolean
}

/** Written before anybody is asked for money: its id is the instruction's at the payout partner. */
export async function orderPayment(
  ctx: CaseWork,
  { company_id, id, account_id }: CaseRow,
  { amountFen, cardId, isAtOnce }: NewPayment,
): Promise<string> {
  const payment = { company_id, case_id: id, id: newId() }
  await takeKeys(ctx.db, [paymentKey(payment)])
  await ctx.db
    .insertInto('payment')
    .values({
      ...payment,
      batch_id: null,
      amount_fen: amountFen,
      account_id,
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
    .execute()
  if (isAtOnce) await sendPayment(ctx, payment)
  return payment.id
}

/** Hands a payment to the worker that pays: one that is paid at once, one of a batch that was sent, one in doubt. */
export const sendPayment = ({ db, jobs }: Pick<CaseWork, 'db' | 'jobs'>, key: PaymentKey): Promise<void> =>
  jobs.send(db, payJob, { company_id: key.company_id, case_id: key.case_id, id: key.id })

/** Newest first. */
export const paymentsOf = (db: Db, { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Whether the member has to give another card. */
export const hasFailed = (state: CaseRow['state'], newest: PaymentRow | undefined): boolean =>
  state === caseStates.paying && newest?.state === 'failed'

/**
 * After a payment failed for good and the case has another card: a new instruction, on the same way as the one before.
 * Says false where there is nothing to pay again.
 */
export async function payAgain(ctx: CaseWork, caseRow: CaseRow, actor: string): Promise<boolean> {
  const [newest] = await paymentsOf(ctx.db, caseRow)
  const card = await cardOf(ctx.db, caseRow)
  if (!newest || !card || !hasFailed(caseRow.state, newest)) return false
  const at = ctx.clock.now()
  await orderPayment(ctx, caseRow, {
    amountFen: newest.amount_fen,
    cardId: card.id,
    isAtOnce: newest.is_at_once,
  })
  const reason = `收款卡已更换为${card.bank_name}尾号 ${card.last_four}，重新安排打款`
  const { paying } = caseStates
  await recordState(ctx.db, caseSubject(caseRow), { from: paying, to: paying }, { actor, reason, at })
  return true
}

import { billStates, reversalMachine, type ReversalState } from '@yf/domain/invoice'
import { formatFen } from '@yf/domain/money'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { canMove } from '@yf/domain/state-machine'
import {
  billByKey,
  changeReversal,
  reversalByKey,
  type BillRow,
  type ReversalKey,
  type ReversalRow,
} from '../bill-store.ts'
import { decryptedBillContent } from '../dto.ts'
import { isRefusalFinal, type SendHistory } from './believe-refusal.ts'
import { notifyOwner, alertMissingSignature } from './apply-issuer-result.ts'
import { lineOf } from './request-invoice.ts'
import { restAfter } from './query-delay.ts'

/** The next step of a red invoice. It waits while its blue invoice is not issued yet. */
export async function advanceReversal(ctx: JobContext, key: ReversalKey): Promise<void> {
  const one = await reversalByKey(ctx.db, key)
  const bill = one && (await billByKey(ctx.db, { company_id: one.company_id, id: one.bill_id }))
  if (!bill) return
  if (one.state === 'waiting') await begin(ctx, bill, one)
  if (one.state === 'asked') await ask(ctx, bill, one)
}

async function begin(ctx: JobContext, bill: BillRow, one: ReversalRow): Promise<void> {
  const red_of = one.red_of ?? (bill.state === billStates.issued ? bill.invoice_no : null)
  const ask_at = restAfter(one.asked, ctx.clock.now())
  if (red_of === null) {
    await changeReversal(ctx.db, one, { ask_at, asked: one.asked + 1 })
    return
  }
  const begun = await move(ctx, one, 'asked', { red_of, ask_at, asked: 0 })
  if (begun) await request(ctx, bill, begun, { kind: 'first' })
}

async function request(
  ctx: JobContext,
  bill: BillRow,
  one: ReversalRow,
  sending: SendHistory,
): Promise<void> {
  const { title } = decryptedBillContent(await existingSubjectKey(ctx, bill.account_id), bill)
  const asked = await ctx.partners.invoices.reverse({
    requestNo: one.request_no,
    invoiceNo: one.red_of ?? '',
    buyer: title,
    lines: [lineOf(one.kind, one.amount_fen)],
    at: ctx.clock.now(),
  })
  if (asked.kind !== 'refused') return
  if (asked.reason === 'setup') throw new Error(`the issuer of invoices refuses us: ${asked.providerCode}`)
  if (!isRefusalFinal(sending)) return
  await ctx.transaction((inner) => fail(inner, one, asked.message || '未通过校验'))
}

async function ask(ctx: JobContext, bill: BillRow, one: ReversalRow): Promise<void> {
  const asked = one.asked + 1
  await changeReversal(ctx.db, one, { asked, ask_at: restAfter(asked, ctx.clock.now()) })
  const result = await ctx.partners.invoices.ask(one.request_no)
  if (result.kind !== 'answered') return
  const word = result.answer
  if (word.kind === 'none') return request(ctx, bill, one, { kind: 'again', asked })
  if (word.kind === 'unsigned') return alertMissingSignature(ctx, one.request_no)
  if (word.kind === 'failed') return ctx.transaction((inner) => fail(inner, one, word.cause))
  if (word.kind !== 'issued') return
  await ctx.transaction(async (inner) => {
    if (word.fen !== one.amount_fen) return fail(inner, one, `红字金额 ${formatFen(word.fen)} 与退款不符`)
    const done = await move(inner, one, 'done', { invoice_no: word.invoiceNo, ask_at: null })
    if (done && one.order_id !== null)
      await notifyOwner(
        inner,
        bill,
        'invoiceReversed',
        `订单 ${one.order_no} 已退款 ${formatFen(one.amount_fen)}，对应发票金额已冲红`,
      )
  })
}

/** The member cannot fix this: accounting gets a notice, and can retry. */
async function fail(ctx: WorkContext, one: ReversalRow, failure: string): Promise<void> {
  const moved = await move(ctx, one, 'failed', { failure, ask_at: null })
  if (!moved) return
  await alertStaff(ctx, {
    kind: 'reversalFailed',
    about: one.request_no,
    text: `冲红单 ${one.request_no}（${formatFen(one.amount_fen)}）未成功：${failure}`,
  })
}

/** By compare-and-set. Null when another call was first. */
async function move(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  one: ReversalRow,
  state: ReversalState,
  set: Partial<ReversalRow>,
): Promise<ReversalRow | null> {
  if (!canMove(reversalMachine, one.state, state)) throw new Error(`no reversal moves to ${state}`)
  const changes = { ...set, state, updated_at: clock.now() }
  const { company_id, bill_id, id } = one
  const { numUpdatedRows } = await db
    .updateTable('invoice_reversal')
    .set(changes)
    .where((row) => row.and({ company_id, bill_id, id, state: one.state }))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...one, ...changes } : null
}

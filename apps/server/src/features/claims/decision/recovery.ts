import { takePolicyOfCase } from '../record/case-policy.ts'
import { caseStates, type CaseState } from '@yf/domain/claim-case'
import { type CaseNotice, caseNotices } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { useUpPolicy } from '#features/equity/public.ts'
import { receiptRows } from '../record/find.ts'
import { notifyMember } from '../record/notify-member.ts'
import { noteInTimeline } from '../record/timeline.ts'
import type { CaseWork } from '../record/transitions.ts'
import { holdInvoices, releaseInvoices } from './hold-invoices.ts'
import type { CaseRow } from '../record/own-case.ts'
import { usesOf } from './payment/accounting.ts'
import { overpaidOf, recoveriesOf, type Recovery } from './payment/overpayment.ts'

interface Agreement {
  readonly amountFen: number
  readonly day: string
  readonly documentFileId: string
  readonly madeBy: string
  readonly actor: string
}

/** The member has signed an agreement to pay this sum back; one agreement at a time. */
export async function agreeRecovery(
  ctx: CaseWork,
  caseRow: CaseRow,
  { amountFen, day, documentFileId, madeBy, actor }: Agreement,
): Promise<RefusedCall<'notOverpaid' | 'stateMoved'> | null> {
  const overpaid = await overpaidOf(ctx.db, caseRow)
  if (amountFen > overpaid)
    return refuse('notOverpaid', `本案多付 ${formatFen(overpaid)}，约定退回的金额不能超过它`)
  const open = (await recoveriesOf(ctx.db, caseRow)).some(({ state }) => state === 'agreed')
  if (open) return refuse('stateMoved', '已有一份未完成的退款协议')
  const { company_id, id: case_id } = caseRow
  const row = { company_id, case_id, id: newId(), amount_fen: amountFen, agreed_on: day }
  await ctx.db
    .insertInto('claim_recovery')
    .values({
      ...row,
      document_file_id: documentFileId,
      state: 'agreed',
      made_by: madeBy,
      made_at: ctx.clock.now(),
      ended_at: null,
      note: null,
    })
    .execute()
  await notifyBoth(ctx, caseRow, actor, caseNotices.recoveryAgreed(amountFen))
  return null
}

interface RecoveryOutcome {
  readonly outcome: 'received' | 'dropped'
  readonly note: string
}

/** A repaid sum no longer counts as used. */
export async function endRecovery(
  ctx: CaseWork,
  caseRow: CaseRow,
  recovery: Recovery,
  { actor, ...ending }: RecoveryOutcome & { readonly actor: string },
): Promise<RefusedCall<'notOverpaid'> | null> {
  const { amount_fen } = recovery
  const isReceived = ending.outcome === 'received'
  const overpaid = await overpaidOf(ctx.db, caseRow)
  if (isReceived && amount_fen > overpaid)
    return refuse(
      'notOverpaid',
      `本案现在多付 ${formatFen(overpaid)}，少于协议的 ${formatFen(amount_fen)}：请作废本协议，已到账的款项退还会员，仍有多付的再按实际金额签署`,
    )
  await keepEnding(ctx, recovery, ending)
  if (!isReceived) return null
  await giveBack(ctx.db, caseRow, amount_fen)
  await releaseInvoicesIfRepaid(ctx, caseRow)
  await notifyBoth(ctx, caseRow, actor, caseNotices.recoveryReceived(amount_fen))
  return null
}

/**
 * After a new decision: an agreement over more than the present overpayment would recover money that the member is
 * owed, so it becomes void. A new one is signed for the rest. `state` is the state after the decision.
 */
export async function dropExceeded(
  ctx: CaseWork,
  caseRow: CaseRow,
  { state, actor }: { readonly state: CaseState; readonly actor: string },
): Promise<void> {
  const open = (await recoveriesOf(ctx.db, caseRow)).find((one) => one.state === 'agreed')
  const overpaid = open ? await overpaidOf(ctx.db, caseRow) : 0
  if (!open || open.amount_fen <= overpaid) return
  await keepEnding(ctx, open, { outcome: 'dropped', note: '案件已重新核定，协议金额超过多付的金额' })
  await notifyBoth(ctx, { ...caseRow, state }, actor, caseNotices.recoveryDropped(open.amount_fen, overpaid))
}

const keepEnding = (
  { db, clock }: CaseWork,
  { company_id, case_id, id }: Recovery,
  { outcome, note }: RecoveryOutcome,
) =>
  db
    .updateTable('claim_recovery')
    .set({ state: outcome, note, ended_at: clock.now() })
    .where((row) => row.and({ company_id, case_id, id }))
    .execute()

/** Invoices that were refused or removed after payment can be claimed again once the money is paid back. */
async function releaseInvoicesIfRepaid(ctx: CaseWork, caseRow: CaseRow): Promise<void> {
  if ((await overpaidOf(ctx.db, caseRow)) > 0) return
  if (caseRow.state === caseStates.rejected) await releaseInvoices(ctx.db, caseRow)
  else await holdInvoices(ctx, caseRow, await receiptRows(ctx.db, caseRow))
}

async function giveBack(tx: Db, caseRow: CaseRow, fen: number): Promise<void> {
  const { company_id, id } = caseRow
  const policy = await takePolicyOfCase(tx, caseRow)
  if (!policy) throw new Error('an overpayment without its policy')
  let left = fen
  for (const { liabilityId, overpaidFen } of await usesOf(tx, { company_id, id })) {
    const back = Math.min(left, overpaidFen)
    if (back === 0) continue
    left -= back
    await tx
      .updateTable('claim_use')
      .set(({ eb }) => ({ overpaid_fen: eb('overpaid_fen', '-', back) }))
      .where((row) => row.and({ company_id, case_id: id, liability_id: liabilityId }))
      .execute()
    await useUpPolicy(tx, policy, {
      payableFen: -back,
      used: [{ liabilityId, paidFen: -back, deductibleFen: 0 }],
    })
  }
  if (left > 0) throw new Error('more came back than was overpaid')
}

/** In the timeline and as a notice; the case keeps its state. */
async function notifyBoth(ctx: CaseWork, caseRow: CaseRow, actor: string, notice: CaseNotice): Promise<void> {
  await noteInTimeline(ctx, caseRow, { state: caseRow.state, actor, reason: notice.words })
  await notifyMember(ctx, caseRow, notice)
}

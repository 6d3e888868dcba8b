import type { claimCalls } from '@yf/contract/claims'
import { canCancel, canWithdraw, caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { takeBackPaperlessClaim } from '#features/points/public.ts'
import { transitionCase, type CaseWork } from '../record/transitions.ts'
import { receiptRows } from '../record/find.ts'
import { keepOutcomes } from '../record/invoice-outcomes.ts'
import { releaseInvoices } from './hold-invoices.ts'
import { takeOwnCase, type CaseRow } from '../record/own-case.ts'
import { canWithdrawCase } from './progress/can-withdraw.ts'
import { detailNow } from './progress/detail.ts'

/** 1 → 8, before anybody has accepted the case. */
export const cancel: RunCallHandler<typeof claimCalls.cancel> = async ({ caseId }, ctx) => {
  const caseRow = await takeOwnCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  if (!canCancel(caseRow.state))
    return canWithdraw(caseRow.state)
      ? refuse('cannotCancel')
      : refuse('cannotCancel', '案件当前状态不能取消')
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.cancelled,
    actor: caseRow.account_id,
    reason: '取消申请，发票可重新申请',
    set: { closed_at: ctx.clock.now() },
  })
  if (moved.kind === 'refused') return moved
  await giveBack(ctx, caseRow, 'cancelled')
  return answer(await detailNow(ctx, caseRow))
}

/** 2, 3 or 4 → 9, before the decision. */
export const withdraw: RunCallHandler<typeof claimCalls.withdraw> = async ({ caseId, reason }, ctx) => {
  const caseRow = await takeOwnCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  if (!canWithdrawCase(caseRow))
    return canCancel(caseRow.state)
      ? refuse('cannotWithdraw', '案件还未受理，请直接取消申请')
      : refuse('cannotWithdraw')
  const why = reason?.trim()
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.withdrawn,
    actor: caseRow.account_id,
    reason: why ? `撤销案件：${why}` : '撤销案件，发票可重新申请',
    set: { closed_at: ctx.clock.now(), asked_for: null },
  })
  if (moved.kind === 'refused') return moved
  await giveBack(ctx, caseRow, 'withdrawn')
  return answer(await detailNow(ctx, caseRow))
}

/** Releases the invoices, and lets other features undo what the claim earned. */
async function giveBack(ctx: CaseWork, caseRow: CaseRow, outcome: 'cancelled' | 'withdrawn'): Promise<void> {
  const receipts = await receiptRows(ctx.db, caseRow)
  await keepOutcomes(ctx.db, caseRow, receipts, { outcome, reason: '', at: ctx.clock.now() })
  await releaseInvoices(ctx.db, caseRow)
  const { company_id: companyId, account_id: accountId, id: caseId } = caseRow
  await takeBackPaperlessClaim(ctx, { companyId, accountId, caseId })
}

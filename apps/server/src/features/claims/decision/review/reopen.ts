import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { dueFrom } from '@yf/domain/claim-sla'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { receiptRows } from '#features/claims/record/find.ts'
import { transitionCase, type CaseWork, type TransitionOutcome } from '#features/claims/record/transitions.ts'
import { notifyMember } from '#features/claims/record/notify-member.ts'
import { usedInvoiceMessage } from '#features/claims/record/held-invoices.ts'
import { holdInvoices } from '../hold-invoices.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { stopPayment } from '../payment/stop-payment.ts'
import type { DecidedState } from '#features/claims/record/tables.ts'
import { startRevision } from './start-revision.ts'

/** 5, 6 or 7 → 2: staff reopen a decided case. What was paid stays paid and is offset. */
export async function reopen(
  ctx: CaseWork,
  caseRow: CaseRow,
  { reason, actor }: { readonly reason: string; readonly actor: string },
): Promise<TransitionOutcome | RefusedCall<'invoiceUsed' | 'payingNow'>> {
  if (caseRow.state === caseStates.paying && !(await stopPayment(ctx.db, caseRow))) return refuse('payingNow')
  const used = await holdInvoices(ctx, caseRow, await receiptRows(ctx.db, caseRow))
  if (used) return refuse('invoiceUsed', usedInvoiceMessage(used))
  await startRevision(ctx, caseRow, { kind: 'reopening', reason: null, text: reason })
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.reviewing,
    from: [caseStates.paying, caseStates.paid, caseStates.rejected],
    actor,
    reason: `案件重新审核：${reason}`,
    set: {
      decided_state: caseRow.state as DecidedState,
      due_at: dueFrom(ctx.clock.now()),
      closed_at: null,
      letter_file_id: null,
    },
  })
  if (moved.kind === 'moved') await notifyMember(ctx, caseRow, caseNotices.reopened(reason))
  return moved
}

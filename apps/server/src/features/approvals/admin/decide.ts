import type { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { approvalDeciders } from '@yf/domain/approvals'
import { mayDo } from '@yf/domain/staff'
import { recordAuditEvent, staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toApprovalDtos } from './proposals.ts'
import { openApproval } from '../encrypted.ts'
import { keepApprovalDecision, takeApproval, type ApprovalRow } from '../store.ts'

/** Locks the row before reading it. If the call can no longer be executed, its own refusal is returned. */
export const decide: RunCallHandler<typeof approvalsAdminCalls.decide> = async (
  { id, isConfirmed, note },
  ctx,
) => {
  const row = await takeApproval(ctx.db, id)
  if (!row) return refuse('notFound')
  if (!mayDo(ctx.staff.role, approvalDeciders[row.kind])) return refuse('decisionOfOthers')
  if (row.state !== 'proposed') return refuse('grantDecided')
  if (row.proposed_by === ctx.staff.id) return refuse('ownGrant')
  const fault = isConfirmed === 1 ? await executeApproved(ctx, row) : null
  if (fault !== null) return refuse('grantUnfit', fault)
  const decided = {
    state: isConfirmed === 1 ? ('confirmed' as const) : ('refused' as const),
    decided_by: ctx.staff.id,
    decided_at: ctx.clock.now(),
    note: note === '' ? null : note,
  }
  await keepApprovalDecision(ctx.db, row, decided)
  const action = isConfirmed === 1 ? 'confirmGrant' : 'refuseGrant'
  await recordAuditEvent(ctx, { action, payload: { title: row.title, lines: row.lines } })
  return answer((await toApprovalDtos(ctx, [{ ...row, ...decided }]))[0]!)
}

export const withdraw: RunCallHandler<typeof approvalsAdminCalls.withdraw> = async ({ id }, ctx) => {
  const row = await takeApproval(ctx.db, id)
  if (!row) return refuse('notFound')
  if (row.proposed_by !== ctx.staff.id) return refuse('grantOfAnother')
  if (row.state !== 'proposed') return refuse('grantDecided')
  const withdrawn = {
    state: 'withdrawn' as const,
    decided_by: null,
    decided_at: ctx.clock.now(),
    note: null,
  }
  await keepApprovalDecision(ctx.db, row, withdrawn)
  await recordAuditEvent(ctx, { action: 'withdrawGrant', payload: { title: row.title } })
  return answer((await toApprovalDtos(ctx, [{ ...row, ...withdrawn }]))[0]!)
}

/** Null if it was executed; the result names the proposer as its maker. Otherwise the refusal message. */
async function executeApproved(ctx: StaffContext, row: ApprovalRow): Promise<string | null> {
  const names = await staffNames(ctx.db, [row.proposed_by])
  const by = { id: row.proposed_by, name: names.get(row.proposed_by) ?? '' }
  const input = openApproval(ctx, row.id, row.input_encrypted ?? '')
  const done = await ctx.extensionPoints.approvedCalls[row.kind](input, ctx, by)
  return done.kind === 'answer' ? null : done.message
}

import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { companyMachine } from '@yf/domain/company-status'
import { canMove } from '@yf/domain/state-machine'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { savedCompany } from './dto.ts'
import { managedRow, updateCompany } from './store.ts'

/**
 * The next request of every member follows the new status. What is missing of the set-up does not prevent the opening:
 * some employers open before everything is there, and the page names it beforehand.
 */
export const setStatus: RunCallHandler<typeof companySetUpCalls.setStatus> = async (
  { companyId, revision, status },
  ctx,
) => {
  const before = await managedRow(ctx.db, ctx.staff, companyId)
  if (!before) return refuse('notFound')
  if (!canMove(companyMachine, before.status, status)) return refuse('statusUnreachable')
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await updateCompany(ctx.db, companyId, { status }, { revision, by })))
    return refuse('stateMoved', editConflictText({ savedBy: before.saved_by }))
  await recordAuditEvent(ctx, {
    action: 'changeCompanyStatus',
    payload: { name: before.name, from: before.status, to: status },
  })
  return answer(await savedCompany(ctx, companyId))
}

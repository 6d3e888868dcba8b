import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { answer, badInput } from '#platform/call/outcome.ts'
import { reject as rejectCase, staffActor } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { voidApproval } from './assignment.ts'
import { takeOwn } from './take-own.ts'
import { workCaseOnTheWire } from './work-case.ts'

export const reject = withDuty<typeof workbenchCalls.reject>('reject', 'handle', async (input, ctx) => {
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明拒赔的理由')
  const taken = await takeOwn(ctx, input.caseId, [caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const moved = await rejectCase(ctx, caseRow, { reason, actor: staffActor(ctx.staff.id) })
  if (moved.kind === 'refused') return moved
  await voidApproval(ctx.db, caseRow)
  await recordDeed(ctx, { deed: 'reject', about: caseRow, detail: reason })
  return answer(await workCaseOnTheWire(ctx, caseRow.id))
})

import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { benefitChangeFault, type PlanBenefit } from '@yf/domain/plan-benefit'
import { planFault, planStartFault, type PlanVersionState } from '@yf/domain/plan'
import { differenceText, planDifferences } from '@yf/domain/plan-text'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { benefitsOfVersions } from '../benefit-store.ts'
import { changeVersion, planById, takeVersion, versionsOfPlan, type PlanVersionRecord } from '../store.ts'
import { isByThem, toVersionDto } from './version-dto.ts'
import { termsOfVersion } from '../version-for-trial.ts'

/** The version before: what a reviewer compares with. */
const versionBefore = async (db: StaffContext['db'], row: PlanVersionRecord) =>
  (await versionsOfPlan(db, row.plan_id)).find(({ no }) => no < row.no) ?? null

/** The benefits of all versions before it. */
async function benefitsBefore(db: StaffContext['db'], row: PlanVersionRecord): Promise<PlanBenefit[]> {
  const earlier = (await versionsOfPlan(db, row.plan_id)).filter(({ no }) => no < row.no)
  const ids = earlier.map(({ id }) => id)
  return [...(await benefitsOfVersions(db, ids)).values()].flat()
}

async function move(
  ctx: StaffContext,
  row: PlanVersionRecord,
  state: PlanVersionState,
  changes: Partial<PlanVersionRecord> = {},
) {
  await changeVersion(ctx.db, row.id, { state, ...changes })
  return toVersionDto(ctx, { ...row, state, ...changes })
}

const labelOf = async ({ db }: StaffContext, row: PlanVersionRecord) => ({
  name: (await planById(db, row.plan_id))?.name ?? '',
  no: row.no,
})

export const submitVersion: RunCallHandler<typeof plansAdminCalls.submitVersion> = async (
  { versionId, edits },
  ctx,
) => {
  const { db, staff, clock } = ctx
  const row = await takeVersion(db, versionId)
  if (!row) return refuse('notFound')
  if (row.state !== 'draft') return refuse('planVersionFixed')
  if (row.edits !== edits) return refuse('planVersionChanged')
  const before = await versionBefore(db, row)
  const terms = await termsOfVersion(db, row)
  const earlier = before && (await termsOfVersion(db, before))
  const known = await benefitsBefore(db, row)
  const fault =
    planFault(terms) ??
    planStartFault(row.start_day, before?.start_day ?? null) ??
    benefitChangeFault(known, terms.benefits)
  if (fault) return badInput(fault.field, fault.message)
  const differences = earlier ? planDifferences(earlier, terms) : []
  if (earlier && differences.length === 0)
    return badInput(terms.kind === 'benefits' ? 'benefits' : 'liabilities', '与上一版本没有任何不同')
  const result = await move(ctx, row, 'submitted', {
    submitted_by: staff.id,
    submitted_at: clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  })
  await recordAuditEvent(ctx, {
    action: 'submitPlan',
    payload: { ...(await labelOf(ctx, row)), changes: differences.map(differenceText) },
  })
  return answer(result, '已提交，等待其他人审核')
}

export const withdrawVersion: RunCallHandler<typeof plansAdminCalls.withdrawVersion> = async (
  { versionId },
  ctx,
) => {
  const row = await takeVersion(ctx.db, versionId)
  if (!row) return refuse('notFound')
  if (row.state !== 'submitted') return refuse('planVersionDecided')
  if (row.submitted_by !== ctx.staff.id) return refuse('planVersionOfAnother')
  const result = await move(ctx, row, 'draft')
  await recordAuditEvent(ctx, { action: 'withdrawPlan', payload: await labelOf(ctx, row) })
  return answer(result, '已撤回为草稿')
}

export const decideVersion: RunCallHandler<typeof plansAdminCalls.decideVersion> = async (
  { versionId, edits, isConfirmed, note },
  ctx,
) => {
  const reason = note.trim()
  if (isConfirmed === 0 && reason === '') return badInput('note', '请写明退回的原因')
  const row = await takeVersion(ctx.db, versionId)
  if (!row) return refuse('notFound')
  if (row.state !== 'submitted') return refuse('planVersionDecided')
  // Withdrawn, changed and submitted again since it was read.
  if (row.edits !== edits) return refuse('planVersionChanged')
  if (isByThem(row, ctx.staff.id)) return refuse('ownPlanVersion')
  const result = await move(ctx, row, isConfirmed === 1 ? 'approved' : 'draft', {
    decided_by: ctx.staff.id,
    decided_at: ctx.clock.now(),
    note: reason === '' ? null : reason,
  })
  const label = await labelOf(ctx, row)
  await recordAuditEvent(
    ctx,
    isConfirmed === 1
      ? { action: 'approvePlan', payload: { ...label, startDay: row.start_day ?? '', note: reason } }
      : { action: 'returnPlan', payload: { ...label, note: reason } },
  )
  return answer(result, isConfirmed === 1 ? '已通过' : '已退回修改')
}

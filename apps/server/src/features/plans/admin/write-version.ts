import type { Input } from '@yf/contract/call'
import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { isDay } from '@yf/domain/dates'
import { differenceText, planDifferences } from '@yf/domain/plan-text'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import {
  addPlanRow,
  addVersion,
  changeVersion,
  keepLiabilities,
  lockPlan,
  planById,
  takeVersion,
  versionById,
  versionsOfPlan,
  type PlanVersionRecord,
} from '../store.ts'
import { termsOfVersion } from '../version-for-trial.ts'
import { toVersionDto } from './version-dto.ts'

type TermsInput = Pick<
  Input<typeof plansAdminCalls.saveVersion>,
  'name' | 'insurer' | 'coverFen' | 'startDay' | 'liabilities'
>

/** A draft may be incomplete, but what it says must be possible. */
function draftFault({ startDay, liabilities }: TermsInput) {
  if (startDay !== null && !isDay(startDay)) return badInput('startDay', '生效日期不存在')
  const ids = liabilities.map(({ id }) => id)
  return new Set(ids).size < ids.length ? badInput('liabilities', '保障责任重复') : null
}

const columnsOf = (input: TermsInput) => ({
  name: input.name.trim(),
  insurer: input.insurer.trim(),
  cover_fen: input.coverFen,
  start_day: input.startDay,
})

const draftOf = (planId: string, no: number, { clock, staff }: StaffContext) => ({
  id: newId(),
  plan_id: planId,
  no,
  state: 'draft' as const,
  edits: 0,
  editor_ids: [staff.id],
  created_at: clock.now(),
  submitted_by: null,
  submitted_at: null,
  decided_by: null,
  decided_at: null,
  note: null,
})

export const addPlan: RunCallHandler<typeof plansAdminCalls.addPlan> = async (
  { planName, ...input },
  ctx,
) => {
  const name = planName.trim()
  if (name === '') return badInput('planName', '请填写方案名称')
  const fault = draftFault(input)
  if (fault) return fault
  const plan = { id: newId(), name, created_by: ctx.staff.id, created_at: ctx.clock.now() }
  await addPlanRow(ctx.db, plan)
  const row: PlanVersionRecord = { ...draftOf(plan.id, 1, ctx), ...columnsOf(input) }
  await addVersion(ctx.db, row)
  await keepLiabilities(ctx.db, row.id, input.liabilities)
  await recordAuditEvent(ctx, { action: 'addPlan', payload: { name } })
  return answer(await toVersionDto(ctx, row), '已保存草稿')
}

export const saveVersion: RunCallHandler<typeof plansAdminCalls.saveVersion> = async (
  { versionId, edits, ...input },
  ctx,
) => {
  const { db, staff } = ctx
  const fault = draftFault(input)
  if (fault) return fault
  const row = await takeVersion(db, versionId)
  if (!row) return refuse('notFound')
  if (row.state !== 'draft') return refuse('planVersionFixed')
  if (row.edits !== edits) return refuse('planVersionChanged')
  const before = await termsOfVersion(db, row)
  const changes = {
    ...columnsOf(input),
    edits: row.edits + 1,
    editor_ids: [...new Set([...row.editor_ids, staff.id])],
  }
  await changeVersion(db, row.id, changes)
  await keepLiabilities(db, row.id, input.liabilities)
  const after = { ...row, ...changes }
  await recordAuditEvent(ctx, {
    action: 'changePlan',
    payload: {
      name: (await planById(db, row.plan_id))?.name ?? '',
      no: row.no,
      changes: planDifferences(before, await termsOfVersion(db, after)).map(differenceText),
    },
  })
  return answer(await toVersionDto(ctx, after), '已保存草稿')
}

/** The next version: everything as it is, until it is changed. */
export const copyVersion: RunCallHandler<typeof plansAdminCalls.copyVersion> = async ({ versionId }, ctx) => {
  const { db } = ctx
  const from = await versionById(db, versionId)
  if (!from) return refuse('notFound')
  await lockPlan(db, from.plan_id)
  const all = await versionsOfPlan(db, from.plan_id)
  if (all.some(({ state }) => state !== 'approved')) return refuse('planVersionOpen')
  const row: PlanVersionRecord = {
    ...draftOf(from.plan_id, all[0]!.no + 1, ctx),
    name: from.name,
    insurer: from.insurer,
    cover_fen: from.cover_fen,
    start_day: null,
  }
  await addVersion(db, row)
  await keepLiabilities(db, row.id, (await termsOfVersion(db, from)).liabilities)
  await recordAuditEvent(ctx, {
    action: 'copyPlan',
    payload: { name: (await planById(db, row.plan_id))?.name ?? '', no: row.no, from: from.no },
  })
  return answer(await toVersionDto(ctx, row), '已复制为新的草稿')
}

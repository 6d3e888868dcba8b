import type { Input } from '@yf/contract/call'
import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { isDay } from '@yf/domain/dates'
import type { PlanKind } from '@yf/domain/plan'
import type { PlanBenefit } from '@yf/domain/plan-benefit'
import { differenceText, planDifferences } from '@yf/domain/plan-text'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { keepBenefits } from '../benefit-store.ts'
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
  'name' | 'insurer' | 'coverFen' | 'startDay' | 'liabilities' | 'benefits'
>

/** A draft may be incomplete, but what it says must be possible. */
function draftFault(kind: PlanKind, { startDay, liabilities, benefits }: TermsInput) {
  if (startDay !== null && !isDay(startDay)) return badInput('startDay', '生效日期不存在')
  if (kind === 'benefits' && liabilities.length > 0) return badInput('liabilities', '权益方案没有保障责任')
  if (kind === 'insurance' && benefits.length > 0) return badInput('benefits', '保险方案不能添加权益')
  const isTwice = (ids: readonly string[]) => new Set(ids).size < ids.length
  if (isTwice(liabilities.map(({ id }) => id))) return badInput('liabilities', '保障责任重复')
  return isTwice(benefits.map(({ id }) => id)) ? badInput('benefits', '权益重复') : null
}

/** Without spaces around the texts, and with codes as suppliers write them. */
const tidied = (benefits: TermsInput['benefits']): PlanBenefit[] =>
  benefits.map((one) => ({
    ...one,
    name: one.name.trim(),
    summary: one.summary.trim(),
    supplierCode: one.supplierCode.trim().toUpperCase(),
  }))

async function keepTerms(db: StaffContext['db'], versionId: string, input: TermsInput) {
  await keepLiabilities(db, versionId, input.liabilities)
  await keepBenefits(db, versionId, tidied(input.benefits))
}

const kindOf = async (db: StaffContext['db'], { plan_id }: PlanVersionRecord): Promise<PlanKind> =>
  (await planById(db, plan_id))?.kind ?? 'insurance'

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
  { kind, planName, ...input },
  ctx,
) => {
  const name = planName.trim()
  if (name === '') return badInput('planName', '请填写方案名称')
  const fault = draftFault(kind, input)
  if (fault) return fault
  const plan = { id: newId(), name, kind, created_by: ctx.staff.id, created_at: ctx.clock.now() }
  await addPlanRow(ctx.db, plan)
  const row: PlanVersionRecord = { ...draftOf(plan.id, 1, ctx), ...columnsOf(input) }
  await addVersion(ctx.db, row)
  await keepTerms(ctx.db, row.id, input)
  await recordAuditEvent(ctx, { action: 'addPlan', payload: { name } })
  return answer(await toVersionDto(ctx, row), '已保存草稿')
}

export const saveVersion: RunCallHandler<typeof plansAdminCalls.saveVersion> = async (
  { versionId, edits, ...input },
  ctx,
) => {
  const { db, staff } = ctx
  const row = await takeVersion(db, versionId)
  if (!row) return refuse('notFound')
  const fault = draftFault(await kindOf(db, row), input)
  if (fault) return fault
  if (row.state !== 'draft') return refuse('planVersionFixed')
  if (row.edits !== edits) return refuse('planVersionChanged')
  const before = await termsOfVersion(db, row)
  const changes = {
    ...columnsOf(input),
    edits: row.edits + 1,
    editor_ids: [...new Set([...row.editor_ids, staff.id])],
  }
  await changeVersion(db, row.id, changes)
  await keepTerms(db, row.id, input)
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
  const terms = await termsOfVersion(db, from)
  await keepLiabilities(db, row.id, terms.liabilities)
  await keepBenefits(db, row.id, terms.benefits)
  await recordAuditEvent(ctx, {
    action: 'copyPlan',
    payload: { name: (await planById(db, row.plan_id))?.name ?? '', no: row.no, from: from.no },
  })
  return answer(await toVersionDto(ctx, row), '已复制为新的草稿')
}

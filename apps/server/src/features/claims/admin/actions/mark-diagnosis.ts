import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { addMark, liftMark, marksOfPerson } from '#features/claims/evidence/diagnoses/marks.ts'
import { noteFlags } from '#features/claims/decision/keep-flags.ts'
import { readDecisionFacts } from '#features/claims/assessment/facts.ts'
import { recordAuditEvent, recordEncryptedEvent } from '#features/staff/public.ts'
import { takeForStaff, takeOwn } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** Changes nothing in this case; later cases of the same person with this diagnosis go to manual review. */
export const markDiagnosis: RunCallHandler<typeof claimsAdminCalls.markDiagnosis> = async (
  { caseId, code, verdict, ...input },
  ctx,
) => {
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明理由')
  const taken = await takeOwn(ctx, caseId, [caseStates.reviewing, caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { diagnoses } = await readDecisionFacts(ctx, caseRow)
  if (!diagnoses.some((one) => one.code === code)) return badInput('code', '本案没有这个诊断编码')
  const marks = await marksOfPerson(ctx, caseRow)
  const before = marks.find((mark) => mark.caseId === caseId && mark.code === code)
  if (before) await liftMark(ctx, before, { by: ctx.staff.id, reason })
  await addMark(ctx, caseRow, { code, verdict, reason, staff: ctx.staff })
  await recordAuditEvent(ctx, {
    action: 'markDiagnosis',
    about: caseRow,
    payload: { verdict },
  })
  return answer(await toWorkCaseDto(ctx, caseId))
}

/**
 * Possible from any case of the person that shows the mark; only for seniors, because later cases are then decided
 * automatically.
 */
export const liftDiagnosisMark: RunCallHandler<typeof claimsAdminCalls.liftDiagnosisMark> = async (
  { caseId, markId, ...input },
  ctx,
) => {
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明理由')
  const taken = await takeForStaff(ctx, caseId, liftable)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const mark = (await marksOfPerson(ctx, caseRow)).find(({ id }) => id === markId)
  if (!mark) return refuse('notFound')
  await liftMark(ctx, mark, { by: ctx.staff.id, reason })
  await noteFlags(ctx, caseRow)
  await recordEncryptedEvent(ctx, {
    action: 'liftDiagnosisMark',
    about: caseRow,
    payload: { caseNo: mark.caseNo, reason },
  })
  return answer(await toWorkCaseDto(ctx, caseId))
}

const { draft: _, ...others } = caseStates
const liftable = Object.values(others)

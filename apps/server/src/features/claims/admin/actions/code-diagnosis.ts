import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { codeDiagnosis as keepCodes } from '#features/claims/decision/code-diagnosis.ts'
import { findDiagnoses } from '#features/claims/evidence/diagnoses/search.ts'
import { isDiagnosisCode } from '#features/claims/evidence/diagnoses/table.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { takeOwn } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

export const diagnoses: RunCallHandler<typeof claimsAdminCalls.diagnoses> = async ({ keyword }) =>
  answer(findDiagnoses(keyword))

/** Another diagnosis may change a line, so the first approval is void. The audit log names codes, not the illness. */
export const codeDiagnosis: RunCallHandler<typeof claimsAdminCalls.codeDiagnosis> = async (input, ctx) => {
  const codes = [...new Set(input.codes)]
  const unknown = codes.find((code) => !isDiagnosisCode(code))
  if (unknown !== undefined) return badInput('codes', `没有编码 ${unknown}`)
  const taken = await takeOwn(ctx, input.caseId, [caseStates.reviewing, caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  await keepCodes(ctx, caseRow, codes)
  await voidApproval(ctx.db, caseRow)
  await recordAuditEvent(ctx, {
    action: 'codeDiagnosis',
    about: caseRow,
    payload: { codes: codes.length },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

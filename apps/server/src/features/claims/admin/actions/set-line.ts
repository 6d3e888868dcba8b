import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { decideWithoutManualLine } from '#features/claims/assessment/decision.ts'
import { deleteManualLines, saveManualLine } from '#features/claims/record/line-store.ts'
import { readDecisionFacts } from '#features/claims/assessment/facts.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { takeCorrectable } from '../case/take-correctable.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** A line can be lowered to zero but never exceed what the policy pays: for more, handlers correct the facts. */
export const setLine: RunCallHandler<typeof claimsAdminCalls.setLine> = async (input, ctx) => {
  const { receiptId, payableFen } = input
  const reason = input.reason.trim()
  if (payableFen !== null && reason === '') return badInput('reason', '请写明核定的理由')
  const taken = await takeCorrectable(ctx, input.caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { lines } = decideWithoutManualLine(await readDecisionFacts(ctx, caseRow), receiptId)
  const line = lines.find((one) => one.receiptId === receiptId)
  if (!line) return refuse('notFound', '该发票还不能理算，请先补全日期和金额')
  if (payableFen === null) await deleteManualLines(ctx.db, caseRow, receiptId)
  else if (payableFen > line.payableFen)
    return refuse('overCeiling', `按保单规则这张发票最多赔付 ${formatFen(line.payableFen)}`)
  else await saveManualLine(ctx.db, caseRow, line, { payableFen, reason })
  await voidApproval(ctx.db, caseRow)
  await recordEncryptedEvent(ctx, {
    action: 'setLine',
    about: caseRow,
    payload: { payableFen, reason },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

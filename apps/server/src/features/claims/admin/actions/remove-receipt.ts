import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { receiptRows } from '#features/claims/record/find.ts'
import { takeOutReceipt } from '#features/claims/decision/correct-receipts.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { takeCorrectable } from '../case/take-correctable.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

export const removeReceipt: RunCallHandler<typeof claimsAdminCalls.removeReceipt> = async (
  { caseId, receiptId },
  ctx,
) => {
  const taken = await takeCorrectable(ctx, caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const receipt = (await receiptRows(ctx.db, caseRow)).find(({ id }) => id === receiptId)
  if (!receipt) return refuse('notFound')
  const refused = await takeOutReceipt(ctx, caseRow, receipt)
  if (refused) return refused
  await voidApproval(ctx.db, caseRow)
  await recordAuditEvent(ctx, {
    action: 'removeReceipt',
    about: caseRow,
    payload: { billedFen: receipt.billed_fen },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

import type { workbenchCalls } from '@yf/contract/workbench'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { caseById } from '#features/claims/public.ts'
import { recordRead } from '../audit/record.ts'
import { workCaseOnTheWire } from './work-case.ts'

/** Recorded in the transaction that reads: what could not be written down is not answered. */
export const open = inTransaction<typeof workbenchCalls.open>(async ({ caseId }, ctx) => {
  const caseRow = await caseById(ctx.db, caseId)
  if (!caseRow || caseRow.state === 0) return refuse('notFound')
  await recordRead(ctx, { deed: '查看案件', about: caseRow })
  return answer(await workCaseOnTheWire(ctx, caseId))
})

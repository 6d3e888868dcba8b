import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { visitTypes } from '@yf/domain/claim-materials'
import { answer, badInput } from '#platform/call/outcome.ts'
import { changeCase, noteFlags } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { voidApproval } from './assignment.ts'
import { dropHandLines } from './change-receipts.ts'
import { takeOwn } from './take-own.ts'
import { workCase } from './work-case.ts'

/** Another kind of visit is another liability: what was decided by hand is decided again. */
export const setVisit = withDuty<typeof workbenchCalls.setVisit>('setVisit', 'handle', async (input, ctx) => {
  const hospital = input.hospital.trim()
  if (hospital === '') return badInput('hospital', '请填写医院')
  const taken = await takeOwn(ctx, input.caseId, [caseStates.reviewing, caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { visitType } = input
  await changeCase(ctx.db, caseRow, { visit_type: visitType, hospital, updated_at: ctx.clock.now() })
  await voidApproval(ctx.db, caseRow)
  if (visitType !== caseRow.visit_type) await dropHandLines(ctx, caseRow)
  await noteFlags(ctx, { ...caseRow, visit_type: visitType, hospital })
  await recordDeed(ctx, {
    deed: '更正就诊',
    about: caseRow,
    detail: `${visitTypes[visitType]}，${hospital}`,
  })
  return answer(await workCase(ctx, caseRow.id))
})

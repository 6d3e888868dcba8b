import type { workbenchCalls } from '@yf/contract/workbench'
import { visitTypes } from '@yf/domain/claim-materials'
import { answer, badInput } from '#platform/call/outcome.ts'
import { correctVisit } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { voidApproval } from './assignment.ts'
import { correctable, takeOwn } from './take-own.ts'
import { workCaseOnTheWire } from './work-case.ts'

/** Whoever approved before has to look again. */
export const setVisit = withDuty<typeof workbenchCalls.setVisit>('setVisit', 'handle', async (input, ctx) => {
  const hospital = input.hospital.trim()
  if (hospital === '') return badInput('hospital', '请填写医院')
  const taken = await takeOwn(ctx, input.caseId, correctable)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { visitType } = input
  await correctVisit(ctx, caseRow, { visitType, hospital })
  await voidApproval(ctx.db, caseRow)
  await recordDeed(ctx, {
    deed: 'correctVisit',
    about: caseRow,
    detail: `${visitTypes[visitType]}，${hospital}`,
  })
  return answer(await workCaseOnTheWire(ctx, caseRow.id))
})

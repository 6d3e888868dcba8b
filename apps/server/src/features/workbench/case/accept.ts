import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { answer, refuse } from '#platform/call/outcome.ts'
import { accept as acceptCase, staffActor } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { staffNames } from '../staff/store.ts'
import { assign, handlerOf } from './assignment.ts'
import { takeForStaff } from './take-own.ts'
import { workCaseOnTheWire } from './work-case.ts'

const { submitted, reviewing, supplementing, adjudicating } = caseStates

/** Of two handlers at once one has it; the other one hears who, and takes it over only by saying so. */
export const accept = withDuty<typeof workbenchCalls.accept>('accept', 'handle', async (input, ctx) => {
  const { db, clock, staff } = ctx
  const taken = await takeForStaff(ctx, input.caseId, [submitted, reviewing, supplementing, adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const handler = await handlerOf(db, caseRow)
  if (handler !== null && handler !== staff.id && !input.takeOver) {
    const name = (await staffNames(db, [handler])).get(handler) ?? '其他人'
    return refuse('caseOfAnother', `案件已由${name}受理`)
  }
  // Pressed again by whoever has it: nothing is done, and nothing is written down.
  if (handler === staff.id && caseRow.state !== submitted)
    return answer(await workCaseOnTheWire(ctx, caseRow.id))
  if (caseRow.state === submitted) {
    const moved = await acceptCase(ctx, caseRow, staffActor(staff.id))
    if (moved.kind === 'refused') return moved
  }
  await assign(db, caseRow, staff.id, clock.now())
  const deed = caseRow.state === submitted ? 'acceptCase' : 'takeOverCase'
  await recordDeed(ctx, { deed, about: caseRow })
  return answer(await workCaseOnTheWire(ctx, caseRow.id))
})

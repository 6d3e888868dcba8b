import type { hospitalCalls } from '@yf/contract/hospital'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { doctorsOnDuty } from './doctors-on-duty.ts'

/** Doctors on duty now, the shortest wait first. */
export const doctors = inSteps<typeof hospitalCalls.doctors>(async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const onDuty = await doctorsOnDuty(ctx)
  if (!onDuty) return answer({ doctors: [], isKnown: 0 as const })
  const soonest = onDuty.toSorted((one, other) => one.waitingMinutes - other.waitingMinutes)
  return answer({ doctors: soonest.map((doctor) => ({ ...doctor })), isKnown: 1 as const })
})

import type { claimCalls } from '@yf/contract/claims'
import { requiredMaterials, visitTypes as names, type VisitType } from '@yf/domain/claim-materials'
import type { Input } from '@yf/contract/call'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { claimantsOf } from './claimants.ts'
import { paidVisits } from './coverage.ts'

const all = Object.keys(names) as VisitType[]

/** An online visit is neither a hospital stay, an operation nor a delivery. */
export const internetVisits: readonly VisitType[] = ['outpatient']

export const visitTypes: RunCallHandler<typeof claimCalls.visitTypes> = (input, ctx) =>
  choices(input, ctx, all)

export const publicHospitalVisitTypes: RunCallHandler<typeof claimCalls.publicHospitalVisitTypes> = (
  input,
  ctx,
) => choices(input, ctx, internetVisits)

async function choices(
  { companyId, familyId }: Input<typeof claimCalls.visitTypes>,
  ctx: MemberContext,
  offered: readonly VisitType[],
) {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const claimants = await claimantsOf(ctx, ctx.caller.accountId, membership)
  const insured = claimants.find((one) => one.familyId === (familyId ?? null))
  if (!insured) return refuse('notFound')
  const paid = new Set(insured.policies.flatMap(paidVisits))
  return answer(
    offered.map((value) => ({
      value,
      name: names[value],
      isCovered: paid.has(value) ? (1 as const) : (0 as const),
      materials: [...requiredMaterials(value)],
    })),
  )
}

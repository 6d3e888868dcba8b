import type { consultationCalls } from '@yf/contract/consultation'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { isUsable, packagesOf } from '#features/equity/public.ts'

/** Supplier codes of medicine benefits contain this. */
const drugCode = 'DRUG'

export const drugEquity: RunCallHandler<typeof consultationCalls.drugEquity> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = ctx.clock.now()
  const packages = (await packagesOf(ctx.db, membership)).filter(
    (one) => one.supplier_code.includes(drugCode) && isUsable(one, now),
  )
  return answer(
    packages.map(({ id, name, summary, end_time, family_id, total, used }) => ({
      id,
      name,
      summary,
      endTime: shanghaiMoment(end_time),
      userFamilyId: family_id,
      total,
      used,
      left: total - used,
    })),
  )
}

import type { equityCalls } from '@yf/contract/equity'
import { shanghaiMoment } from '@yf/domain/dates'
import { checkupSupplier, packageStates, packageStatus, supplierOf } from '@yf/domain/equity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { packagesOf } from './store.ts'

/** A usable one takes precedence over one that has not begun. */
export const healthCheck: RunCallHandler<typeof equityCalls.healthCheck> = async (
  { companyId, userFamilyId },
  ctx,
) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const coveredId = membership.isFamily ? membership.benefitsOf.familyId : (userFamilyId ?? null)
  const now = shanghaiMoment(ctx.clock.now())
  const checkups = (await packagesOf(ctx.db, membership))
    .filter((row) => supplierOf(row.supplier_code) === checkupSupplier && row.family_id === coveredId)
    .map((row) => ({
      id: row.id,
      name: row.name,
      start: shanghaiMoment(row.start_time),
      status: packageStatus({ status: row.status, endTime: shanghaiMoment(row.end_time) }, now),
    }))
    .filter((row) => row.status === packageStates.usable)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const [first] = checkups
  if (!first) return answer({ hasEquity: 0, time: null, packageId: null, name: '' })
  const { id, name, start } = first
  return answer({ hasEquity: 1, time: start > now ? start.slice(0, 16) : null, packageId: id, name })
}

import type { highExamCalls } from '@yf/contract/high-exam'
import { checkupSupplier, supplierOf } from '@yf/domain/equity'
import { requireMembership } from '#features/company/public.ts'
import { isUsable, packagesOf } from '#features/equity/public.ts'
import { holdsPartnerToken, ownProfile } from '#features/identity/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { payerOf } from './examinees.ts'

/** The token never selects whose data are read: it has to be the caller's own. */
export const memberByToken: RunCallHandler<typeof highExamCalls.memberByToken> = async ({ tpToken }, ctx) => {
  const { db, cipher, caller } = ctx
  const isOwn = await holdsPartnerToken(db, caller.accountId, tpToken)
  const profile = isOwn ? await ownProfile(db, cipher, caller.accountId) : null
  if (!profile) return refuse('notFound')
  const { id: baseId, name, gender, birth, mobile } = profile
  return answer({ baseId, name, gender, birth, mobile })
}

export const hasHealth: RunCallHandler<typeof highExamCalls.hasHealth> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = ctx.clock.now()
  const own = (await packagesOf(ctx.db, membership)).filter(
    (row) => row.family_id === payerOf(membership, null) && isUsable(row, now),
  )
  const suppliers = new Set(own.map(({ supplier_code }) => supplierOf(supplier_code)))
  return answer({
    isHaving: suppliers.has(checkupSupplier) ? 1 : 0,
    isHavingHigh: suppliers.has('HIGH_EXAM') ? 1 : 0,
  })
}

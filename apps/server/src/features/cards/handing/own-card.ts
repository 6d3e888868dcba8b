import type { MemberContext } from '#platform/call/context.ts'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { lockPackage, type PackageRow } from '#features/equity/public.ts'

/** A card that the caller owns as an employee, locked. Family members neither give nor take back cards. */
export async function ownCard(
  ctx: MemberContext,
  companyId: string,
  id: string,
): Promise<{ card: PackageRow; membership: Membership } | null> {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership || membership.isFamily) return null
  const card = await lockPackage(ctx.db, companyId, id)
  return card && card.account_id === ctx.caller.accountId ? { card, membership } : null
}

import type { MemberContext } from '#platform/call/context.ts'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { isAnothersCounselling, packageOf, type PackageRow } from '#features/equity/public.ts'

/** A card that the caller may see: their own, and their family's except what is hidden from them (decision 0041). */
export async function visibleCard(
  ctx: MemberContext,
  companyId: string,
  id: string,
): Promise<{ card: PackageRow; membership: Membership } | null> {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  const card = membership && (await packageOf(ctx.db, membership, id))
  if (!card || (!membership.isFamily && isAnothersCounselling(card))) return null
  return { card, membership }
}

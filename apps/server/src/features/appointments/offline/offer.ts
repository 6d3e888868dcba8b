import { requireMembership, type Membership } from '#features/company/public.ts'
import type { UsableRight } from '#features/equity/public.ts'
import { alreadyBooked, findSlot } from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { choiceOf, rightFor } from './people.ts'
import { sitesById, type ModuleRow, type SiteOfModule, type SiteRow } from './store.ts'

/** A company's own site is for its employees; a service that needs no entitlement exists only at such sites. */
export const isOpenFor = ({ companyId, isFamily }: Membership, site: SiteRow, module: ModuleRow): boolean =>
  (site.company_id === null || (site.company_id === companyId && !isFamily)) &&
  (module.supplier_code !== null || site.company_id !== null)

/** The site of a slot; null if the person may not use it. */
export async function siteOfSlot(
  { db }: Pick<MemberContext, 'db'>,
  membership: Membership,
  placeId: string,
): Promise<SiteOfModule | null> {
  const slot = await findSlot(db, 'offline', placeId)
  const found = slot && (await sitesById(db, [slot.resource_id])).get(slot.resource_id)
  return found && isOpenFor(membership, found.site, found.module) ? found : null
}

export interface Offer {
  readonly kind: 'offer'
  readonly right: UsableRight | null
  /** One open appointment per service and person: otherwise one person could book every slot of a free service. */
  readonly onlyKey: string
}

export const onlyKeyOf = (moduleId: string, choice: string): string => `offline/${moduleId}/${choice}`

type OfferRefusal = 'notFound' | 'slotGone' | 'bookingOpen' | 'noRightLeft'

/**
 * Whether the person may book a slot, and which package pays. An open booking may hold the last entitlement: that is
 * reported first.
 */
export async function offerFor(
  ctx: MemberContext,
  request: {
    readonly companyId: string
    readonly placeId: string
    readonly userFamilyId?: string | undefined
  },
): Promise<Offer | RefusedCall<OfferRefusal>> {
  const { accountId } = ctx.caller
  const { userFamilyId } = request
  const membership = await requireMembership(ctx.db, accountId, request.companyId)
  if (!membership || (userFamilyId !== undefined && membership.isFamily)) return refuse('notFound')
  const found = await siteOfSlot(ctx, membership, request.placeId)
  if (!found) return refuse('slotGone')
  const supplier = found.module.supplier_code
  if (supplier === null && userFamilyId !== undefined) return refuse('notFound')
  const onlyKey = onlyKeyOf(found.module.id, choiceOf(userFamilyId))
  if ((await alreadyBooked(ctx.db, onlyKey, [accountId])).size > 0) return refuse('bookingOpen')
  if (supplier === null) return { kind: 'offer', right: null, onlyKey }
  const right = await rightFor(ctx, membership, supplier, userFamilyId)
  return right ? { kind: 'offer', right, onlyKey } : refuse('noRightLeft')
}

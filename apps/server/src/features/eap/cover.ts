import { shanghaiMoment } from '@yf/domain/dates'
import type { RightsLeft } from '@yf/contract/eap-shapes'
import type { Membership } from '#features/company/public.ts'
import { findRight, type UsableRight } from '#features/equity/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'

/** Of the caller's own sessions: a family member has those that were given to her. */
export const rightOf = (
  { db, clock }: { db: Db; clock: Clock },
  { companyId, benefitsOf }: Membership,
): Promise<UsableRight | null> => findRight(db, { companyId, ...benefitsOf, supplier: 'EAP' }, clock.now())

/** What pays for a session. Who pays by himself comes in here, when orders of health services stand. */
export type Cover =
  | { readonly kind: 'free' }
  | { readonly kind: 'right'; readonly right: UsableRight }
  | { readonly kind: 'none' }

export async function coverOf(
  ctx: { db: Db; clock: Clock },
  membership: Membership,
  priceFen: number,
): Promise<Cover> {
  if (priceFen === 0) return { kind: 'free' }
  const right = await rightOf(ctx, membership)
  return right ? { kind: 'right', right } : { kind: 'none' }
}

export const rightsOnTheWire = (right: UsableRight | null): RightsLeft =>
  right && { name: right.name, left: right.left, total: right.total, endTime: shanghaiMoment(right.endTime) }

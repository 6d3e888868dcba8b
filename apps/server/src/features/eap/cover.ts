import { shanghaiMoment } from '@yf/domain/dates'
import type { RightsLeft } from '@yf/contract/eap-shapes'
import { selfPayingIn, type Membership } from '#features/company/public.ts'
import { findRight, type UsableRight } from '#features/equity/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'

/** Counts the caller's own sessions: a family member has those that were given to them. */
export const rightOf = (
  { db, clock }: { db: Db; clock: Clock },
  { companyId, benefitsOf }: Membership,
): Promise<UsableRight | null> => findRight(db, { companyId, ...benefitsOf, supplier: 'EAP' }, clock.now())

/** How a session is paid: free, with a benefit, or by the member if the company allows it. */
export type SessionCover =
  | { readonly kind: 'free' }
  | { readonly kind: 'right'; readonly right: UsableRight }
  | { readonly kind: 'self'; readonly fen: number }
  | { readonly kind: 'none' }

/** Every kind of cover that pays for a session. */
export type SessionPayer = Exclude<SessionCover, { kind: 'none' }>

/** Of one member in one company; the price of a session belongs to the counsellor. */
export interface MemberCover {
  readonly right: UsableRight | null
  readonly canPay: boolean
}

export async function coversOf(ctx: { db: Db; clock: Clock }, membership: Membership): Promise<MemberCover> {
  const { counselling } = await selfPayingIn(ctx.db, membership.companyId)
  return { right: await rightOf(ctx, membership), canPay: counselling }
}

export function coverOf({ right, canPay }: MemberCover, priceFen: number): SessionCover {
  if (priceFen === 0) return { kind: 'free' }
  if (right) return { kind: 'right', right }
  return canPay ? { kind: 'self', fen: priceFen } : { kind: 'none' }
}

/** The cover as displayed with a counsellor. */
export function toCoverDto(covers: MemberCover, priceFen: number) {
  const { kind } = coverOf(covers, priceFen)
  return {
    isCovered: kind === 'free' || kind === 'right' ? (1 as const) : (0 as const),
    isSold: kind === 'self' ? (1 as const) : (0 as const),
  }
}

export const toRightDtos = (right: UsableRight | null): RightsLeft =>
  right && { name: right.name, left: right.left, total: right.total, endTime: shanghaiMoment(right.endTime) }

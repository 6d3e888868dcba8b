import { themeFor } from '#features/company/public.ts'
import { pointsOf, ratioOf } from '#features/points/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { isMallOpen } from './rules.ts'

/** The mall as seen by one member at one company. */
export interface Shop {
  readonly companyId: string
  readonly accountId: string
  readonly pointsPerFen: number
}

/**
 * Every call goes through this: only members of the company have access, and if the company hides the mall nobody can
 * buy.
 */
export async function enterShop(
  { db, clock, caller: { accountId } }: MemberContext,
  companyId: string,
): Promise<Shop | RefusedCall<'notFound' | 'mallClosed'>> {
  const [theme, pointsPerFen] = await Promise.all([
    themeFor(db, accountId, companyId),
    ratioOf(db, companyId, clock.now()),
  ])
  if (!theme) return refuse('notFound')
  if (!isMallOpen(theme)) return refuse('mallClosed')
  return { companyId, accountId, pointsPerFen }
}

export const balanceIn = ({ db }: MemberContext, shop: Shop): Promise<number> => pointsOf(db, shop)

import { themeFor } from '#features/company/public.ts'
import { pointsOf, ratioOf } from '#features/points/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { isMallOpen } from './rules.ts'

/** The mall as one person at one company finds it. */
export interface Shop {
  readonly companyId: string
  readonly accountId: string
  readonly pointsPerFen: number
}

/** Every way in passes here: who is not of the company finds none, and where the company hides it nobody buys. */
export async function enterShop(
  { db, clock, caller: { accountId } }: MemberContext,
  companyId: string,
): Promise<Shop | Refused<'notFound' | 'mallClosed'>> {
  const [theme, pointsPerFen] = await Promise.all([
    themeFor(db, accountId, companyId),
    ratioOf(db, companyId, clock.now()),
  ])
  if (!theme) return refuse('notFound')
  if (!isMallOpen(theme)) return refuse('mallClosed')
  return { companyId, accountId, pointsPerFen }
}

export const balanceIn = ({ db }: MemberContext, shop: Shop): Promise<number> => pointsOf(db, shop)

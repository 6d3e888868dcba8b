import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { linkedFamily } from '#features/company/public.ts'
import { coveredFamily } from '#features/equity/public.ts'

/**
 * What binds family members to the holder: an account of their own, an insurance that is running or still accepts
 * claims.
 */
export interface FamilyTies {
  readonly linked: ReadonlySet<string>
  readonly covered: ReadonlySet<string>
}

export async function tiesOf({ db, clock }: CallContext, accountId: string): Promise<FamilyTies> {
  const at = clock.now()
  const [linked, covered] = await Promise.all([
    linkedFamily(db, accountId),
    coveredFamily(db, accountId, { at, day: shanghaiDay(at) }),
  ])
  return { linked, covered }
}

/** The refusal to remove this family member or to change their identity. */
export function tieOf({ linked, covered }: FamilyTies, id: string): 'familyLinked' | 'familyCovered' | null {
  if (linked.has(id)) return 'familyLinked'
  return covered.has(id) ? 'familyCovered' : null
}

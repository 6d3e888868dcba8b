import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { linkedFamily } from '#features/company/public.ts'
import { coveredFamily } from '#features/equity/public.ts'

/** What keeps members where they are: an account of their own, an insurance that runs or still takes claims. */
export interface Ties {
  readonly linked: ReadonlySet<string>
  readonly covered: ReadonlySet<string>
}

export async function tiesOf({ db, clock }: CallContext, accountId: string): Promise<Ties> {
  const at = clock.now()
  const [linked, covered] = await Promise.all([
    linkedFamily(db, accountId),
    coveredFamily(db, accountId, { at, day: shanghaiDay(at) }),
  ])
  return { linked, covered }
}

/** The refusal for whoever wants to take this member out or make somebody else of them. */
export function tieOf({ linked, covered }: Ties, id: string): 'familyLinked' | 'familyCovered' | null {
  if (linked.has(id)) return 'familyLinked'
  return covered.has(id) ? 'familyCovered' : null
}

import type { Db } from '#platform/db/handle.ts'
import type { Caller } from './callers.ts'
import type { OwnedRows, OwnedTable } from './owned.ts'
import type { SearchTargets } from './walk.ts'

/** A family member may see their own cover; a claim that was submitted for them belongs to the applicant alone. */
const coverings = new Set([
  'family_member',
  'policy',
  'policy_liability_use',
  'equity_package',
  'health_welfare',
])

/**
 * Rows of the owner's that are also a caller's: the caller's membership in the owner's family, and the caller's
 * cover.
 */
export async function sharedWith(
  db: Db,
  callers: readonly Caller[],
  owned: OwnedRows,
): Promise<SearchTargets['shared']> {
  const shared = new Map<string, Set<string>>()
  for (const { name, accountId } of callers) shared.set(name, await idsSharedWith(db, accountId, owned))
  return shared
}

async function idsSharedWith(db: Db, accountId: string | null, { tables }: OwnedRows): Promise<Set<string>> {
  const memberships = await db
    .selectFrom('membership')
    .select(['family_id', 'holder_account_id'])
    .where('account_id', '=', accountId)
    .where('is_family', '=', true)
    .execute()
  const covering = tables.filter(({ table }) => coverings.has(table))
  const relatives = memberships.flatMap(({ family_id }) => family_id ?? [])
  const covers = idsNaming(covering, new Set(relatives))
  const parts = idsNaming(covering, new Set(covers))
  const holders = memberships.flatMap(({ holder_account_id }) => holder_account_id ?? [])
  return new Set([...relatives, ...covers, ...parts, ...holders])
}

const idsNaming = (tables: readonly OwnedTable[], ids: ReadonlySet<unknown>): string[] =>
  tables.flatMap(({ rows }) =>
    rows.filter((row) => Object.values(row).some((value) => ids.has(value))).map(({ id }) => String(id)),
  )

import type { Db } from '#platform/db/handle.ts'
import type { Caller } from './callers.ts'
import type { Owned } from './owned.ts'
import type { Searched } from './walk.ts'

/**
 * Rows of the owner's that are a caller's too: those that name the caller, or who the caller is in the owner's family
 * (what covers a husband is his to see).
 */
export async function sharedWith(
  db: Db,
  callers: readonly Caller[],
  owned: Owned,
): Promise<Searched['shared']> {
  const shared = new Map<string, Set<string>>()
  for (const { name, accountId } of callers) shared.set(name, await idsSharedWith(db, accountId, owned))
  return shared
}

async function idsSharedWith(db: Db, accountId: string | null, { tables }: Owned): Promise<Set<string>> {
  const places = await db
    .selectFrom('membership')
    .select(['account_id', 'family_id', 'holder_account_id'])
    .where('account_id', '=', accountId)
    .where('is_family', '=', true)
    .execute()
  const names = new Set<unknown>(places.flatMap(({ account_id, family_id }) => [account_id, family_id]))
  const isNaming = (row: object) => Object.values(row).some((value) => value !== null && names.has(value))
  const ids = tables.flatMap(({ rows }) => rows.filter(isNaming).map(({ id }) => String(id)))
  const relatives = places.flatMap(({ holder_account_id, family_id }) => [holder_account_id, family_id])
  return new Set([...ids, ...relatives.filter((id) => id !== null)])
}

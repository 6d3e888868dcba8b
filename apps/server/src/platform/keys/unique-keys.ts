import type { Db } from '#platform/db/handle.ts'
import { insertNewRows } from '#platform/db/insert-rows.ts'
import type { KeyKind } from './tables.ts'

export interface UniqueKeyRequest {
  readonly kind: KeyKind
  readonly key: string
  /** The owner, or the distribution key of the row that has the value: an account, a company, a case. */
  readonly holder: string
}

/**
 * Claims values that are unique in the whole product, in the transaction that writes them. Of two transactions that
 * claim the same value, the later waits for the earlier, and fails with a unique violation if the earlier commits.
 */
export async function takeKeys(tx: Db, takings: readonly UniqueKeyRequest[]): Promise<void> {
  if (takings.length > 0)
    await tx
      .insertInto('unique_key')
      .values([...takings])
      .execute()
}

/** Claims the values that are free: returns how many. */
export const takeFree = (tx: Db, takings: readonly UniqueKeyRequest[]): Promise<number> =>
  insertNewRows(tx, 'unique_key', takings)

/** The same for one value; false when it is taken. */
export const takeIfFree = async (tx: Db, taking: UniqueKeyRequest): Promise<boolean> =>
  (await takeFree(tx, [taking])) > 0

/** The holder of the value under any of its spellings: while keys rotate a hash has two. */
export async function holderOf(db: Db, kind: KeyKind, ...keys: readonly string[]): Promise<string | null> {
  if (keys.length === 0) return null
  const found = await db
    .selectFrom('unique_key')
    .select('holder')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .executeTakeFirst()
  return found?.holder ?? null
}

/** Releases values that this holder has. */
export async function freeKeys(tx: Db, takings: readonly UniqueKeyRequest[]): Promise<void> {
  for (const { kind, key, holder } of takings)
    await tx
      .deleteFrom('unique_key')
      .where((row) => row.and({ kind, key, holder }))
      .execute()
}

const atOnce = 1000

/** Releases many at once, independent of their holders: for deleted rows. */
export async function forgetKeys(db: Db, kind: KeyKind, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += atOnce)
    await db
      .deleteFrom('unique_key')
      .where('kind', '=', kind)
      .where('key', 'in', keys.slice(from, from + atOnce))
      .execute()
}

/**
 * Moves the value to another holder. Returns the previous one; of two concurrent calls the later sees the earlier.
 */
export async function passKey(tx: Db, { kind, key, holder }: UniqueKeyRequest): Promise<string | null> {
  if (await takeIfFree(tx, { kind, key, holder })) return null
  const row = await tx
    .selectFrom('unique_key')
    .select('holder')
    .where((entry) => entry.and({ kind, key }))
    .forUpdate()
    .executeTakeFirst()
  // Released between the two queries: it is free again.
  if (!row) return passKey(tx, { kind, key, holder })
  await tx
    .updateTable('unique_key')
    .set({ holder })
    .where((entry) => entry.and({ kind, key }))
    .execute()
  return row.holder
}

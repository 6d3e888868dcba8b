import type { Db } from '#platform/db/handle.ts'
import { insertNewRows } from '#platform/db/insert-rows.ts'
import type { KeyKind } from './tables.ts'

export interface Taking {
  readonly kind: KeyKind
  readonly key: string
  /** Who has it, or with whom the row that has it stands: an account, a company, a case. */
  readonly holder: string
}

/**
 * Takes values that may exist once in the whole product, in the transaction that writes them. Of two who take the same
 * value at once the later waits for the earlier, and fails with a unique violation where that one stays.
 */
export async function takeKeys(tx: Db, takings: readonly Taking[]): Promise<void> {
  if (takings.length > 0)
    await tx
      .insertInto('taken_key')
      .values([...takings])
      .execute()
}

/** Those that nobody has: answers how many were taken. */
export const takeFree = (tx: Db, takings: readonly Taking[]): Promise<number> =>
  insertNewRows(tx, 'taken_key', takings)

/** The same for one value; false where somebody has it. */
export const takeIfFree = async (tx: Db, taking: Taking): Promise<boolean> =>
  (await takeFree(tx, [taking])) > 0

/** Who has the value under any of its spellings: while keys are rotated a hash has two. */
export async function holderOf(db: Db, kind: KeyKind, ...keys: readonly string[]): Promise<string | null> {
  if (keys.length === 0) return null
  const found = await db
    .selectFrom('taken_key')
    .select('holder')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .executeTakeFirst()
  return found?.holder ?? null
}

/** Gives values back, as far as this holder has them. */
export async function freeKeys(tx: Db, takings: readonly Taking[]): Promise<void> {
  for (const { kind, key, holder } of takings)
    await tx
      .deleteFrom('taken_key')
      .where((row) => row.and({ kind, key, holder }))
      .execute()
}

const atOnce = 1000

/** Many at once, whoever has them: of rows that are gone. */
export async function forgetKeys(db: Db, kind: KeyKind, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += atOnce)
    await db
      .deleteFrom('taken_key')
      .where('kind', '=', kind)
      .where('key', 'in', keys.slice(from, from + atOnce))
      .execute()
}

/** The value goes to another holder, whoever had it. Answers who that was; of two at once the later sees the earlier. */
export async function passKey(tx: Db, { kind, key, holder }: Taking): Promise<string | null> {
  if (await takeIfFree(tx, { kind, key, holder })) return null
  const row = await tx
    .selectFrom('taken_key')
    .select('holder')
    .where((taken) => taken.and({ kind, key }))
    .forUpdate()
    .executeTakeFirst()
  // Given back between the two questions: it is free again.
  if (!row) return passKey(tx, { kind, key, holder })
  await tx
    .updateTable('taken_key')
    .set({ holder })
    .where((taken) => taken.and({ kind, key }))
    .execute()
  return row.holder
}

import type { Db } from '#platform/db/handle.ts'
import type { CardRow } from './cards.ts'
import type { CardLookupTable } from './tables.ts'

/** Runs in the transaction that writes the card. */
export const indexCard = async (db: Db, { id, account_id, number_hash }: CardRow): Promise<void> => {
  await db
    .insertInto('card_lookup')
    .values({ number_hash, card_id: id, account_id })
    .onConflict((conflict) => conflict.columns(['number_hash', 'card_id']).doNothing())
    .execute()
}

/** Several accounts may have a card with the same number; during a key rotation it has two hashes. */
export async function cardsLike(
  db: Db,
  { id, account_id, number_hash, found_by }: CardRow,
): Promise<Omit<CardLookupTable, 'number_hash'>[]> {
  const hashes = new Set([number_hash, found_by ?? number_hash])
  const found = await Promise.all(
    [...hashes].map((hash) =>
      db
        .selectFrom('card_lookup')
        .select(['card_id', 'account_id'])
        .where('number_hash', '=', hash)
        .execute(),
    ),
  )
  return [{ card_id: id, account_id }, ...found.flat()]
}

const atATime = 200

/**
 * Moves cards whose hash uses another key now. Each step is idempotent, and until the last one a card is found by its
 * old hash. Returns their number.
 */
export async function reindexCards(db: Db): Promise<number> {
  const cards = await db
    .selectFrom('bank_card')
    .selectAll()
    .whereRef('found_by', 'is distinct from', 'number_hash')
    .limit(atATime)
    .execute()
  for (const card of cards) {
    const { account_id, id, number_hash, found_by } = card
    await indexCard(db, card)
    await db
      .updateTable('bank_card')
      .set({ found_by: number_hash })
      .where((row) => row.and({ account_id, id }))
      .execute()
    if (found_by !== null)
      await db
        .deleteFrom('card_lookup')
        .where((row) => row.and({ number_hash: found_by, card_id: id }))
        .execute()
  }
  return cards.length
}

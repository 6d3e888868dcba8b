import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { BankCardTable } from './tables.ts'

export type CardRow = Selectable<BankCardTable>

export const cardsOf = (db: Db, accountId: string): Promise<CardRow[]> =>
  db
    .selectFrom('bank_card')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** A card removed from the list still belongs to the cases that use it. */
export const cardById = (db: Db, accountId: string, id: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('bank_card')
    .selectAll()
    .where((row) => row.and({ account_id: accountId, id }))
    .executeTakeFirst()

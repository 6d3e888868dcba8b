import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { UserAddressTable } from './tables.ts'

export type AddressRow = Selectable<UserAddressTable>

/** The default first, then the most recently changed. */
export const addressesOf = (db: Db, accountId: string): Promise<AddressRow[]> =>
  db
    .selectFrom('user_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

const own = statement<AddressRow>('select * from user_address where account_id = $1 and id = $2')

export const ownAddress = async (db: Db, accountId: string, id: string): Promise<AddressRow | undefined> =>
  (await own(db, accountId, id))[0]

/** Locks the person's addresses until the transaction ends. */
export async function takeAddresses(db: Db, accountId: string): Promise<AddressRow[]> {
  await db
    .insertInto('address_book')
    .values({ account_id: accountId, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ changes: sql<number>`address_book.changes + 1` }),
    )
    .execute()
  return addressesOf(db, accountId)
}

export const insertAddress = (db: Db, row: AddressRow) => db.insertInto('user_address').values(row).execute()

export const changeAddress = (db: Db, { account_id, id }: AddressRow, changes: Partial<AddressRow>) =>
  db
    .updateTable('user_address')
    .set(changes)
    .where((address) => address.and({ account_id, id }))
    .execute()

export const removeAddress = (db: Db, { account_id, id }: AddressRow) =>
  db
    .deleteFrom('user_address')
    .where((address) => address.and({ account_id, id }))
    .execute()

/** At most one address is the default, so the previous one is cleared first. */
export const noDefault = (db: Db, accountId: string) =>
  db
    .updateTable('user_address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()

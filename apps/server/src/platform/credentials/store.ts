import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'
import type { PartnerCredentialTable } from './tables.ts'

export type StoredCredential = Selectable<PartnerCredentialTable>

export const credentialRow = (name: string) => `partner_credential:${name}`

export const credentialEncrypted: readonly EncryptedColumn[] = [
  { table: 'partner_credential', id: 'name', column: 'value_encrypted', row: credentialRow },
]

export const readCredential = (db: Db, name: string): Promise<StoredCredential | undefined> =>
  db.selectFrom('partner_credential').selectAll().where('name', '=', name).executeTakeFirst()

/**
 * Exactly one of several concurrent callers gets the lease. The same statement checks the value's age: a caller that
 * read before another's refresh ended must not call the provider again.
 */
export async function takeLease(
  db: Db,
  name: string,
  holder: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const lease = { leased_by: holder, leased_until: until }
  const acquired = await db
    .insertInto('partner_credential')
    .values({ name, value_encrypted: null, expires_at: null, refresh_at: null, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lease)
        .where(({ eb, or }) =>
          or([
            eb('partner_credential.leased_until', 'is', null),
            eb('partner_credential.leased_until', '<=', now),
          ]),
        )
        .where(({ eb, or }) =>
          or([
            eb('partner_credential.refresh_at', 'is', null),
            eb('partner_credential.refresh_at', '<=', now),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return acquired !== undefined
}

/** Ends the lease with the result, unless another process has taken it over meanwhile. */
export async function endLease(
  db: Db,
  name: string,
  holder: string,
  change: Partial<StoredCredential>,
): Promise<void> {
  await db
    .updateTable('partner_credential')
    .set({ ...change, leased_by: null, leased_until: null })
    .where('name', '=', name)
    .where('leased_by', '=', holder)
    .execute()
}

export async function forgetValue(db: Db, name: string, encrypted: string): Promise<void> {
  await db
    .updateTable('partner_credential')
    .set({ value_encrypted: null, expires_at: null, refresh_at: null })
    .where('name', '=', name)
    .where('value_encrypted', '=', encrypted)
    .execute()
}

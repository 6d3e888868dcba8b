import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { rosterPhoneField, rosterPhoneRow } from './encrypted.ts'

interface PeopleDeps {
  readonly db: Db
  readonly cipher: FieldCipher
}

/**
 * Employees with this phone who have not registered. In a transaction their registration waits for its end, and then finds what
 * was granted meanwhile.
 */
export const holdUnregistered = ({ db, cipher }: PeopleDeps, companyId: string, phone: string) =>
  db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('phone_hash', 'in', cipher.lookups(phone, rosterPhoneField))
    .where('relation', 'is', null)
    .where('account_id', 'is', null)
    .where('status', 'in', ['coming', 'active'])
    .orderBy('id')
    .forShare()
    .execute()

/** Name and phone of people who have not registered, by id. Mask them before they leave the server. */
export async function announcedPeople(
  { db, cipher }: PeopleDeps,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly phone: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'phone_encrypted'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, phone_encrypted: phone }) => [
      id,
      { name, phone: phone && cipher.open(phone, rosterPhoneRow(id)) },
    ]),
  )
}

import type { Selectable } from 'kysely'
import type { CertificateKind } from '@yf/domain/certificate'
import type { CallContext } from '#platform/call/context.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { rosterField, rosterMailRow, rosterPhoneField, rosterPhoneRow } from './encrypted.ts'
import type { RosterEntryTable } from './tables.ts'

interface Announced {
  readonly name: string
  readonly kind: CertificateKind
  readonly number: string
}

export type RosterEntry = Pick<
  Selectable<RosterEntryTable>,
  'company_id' | 'id' | 'gender' | 'phone_hash' | 'phone_encrypted' | 'mail_encrypted'
>

/** From every company that has announced the person. */
export const unclaimedEntries = (
  db: Db,
  cipher: FieldCipher,
  { name, kind, number }: Announced,
): Promise<RosterEntry[]> =>
  db
    .selectFrom('roster_entry')
    .select(['company_id', 'id', 'gender', 'phone_hash', 'phone_encrypted', 'mail_encrypted'])
    .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
    .where('certificate_kind', '=', kind)
    .where('name', '=', name)
    .where('account_id', 'is', null)
    .orderBy('company_id')
    .execute()

/** Entries that have been used to register, with their accounts. */
export const claimedEntries = (
  db: Db,
  cipher: FieldCipher,
  { name, kind, number }: Announced,
): Promise<(RosterEntry & { account_id: string | null })[]> =>
  db
    .selectFrom('roster_entry')
    .select(['company_id', 'id', 'gender', 'phone_hash', 'phone_encrypted', 'mail_encrypted', 'account_id'])
    .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
    .where('certificate_kind', '=', kind)
    .where('name', '=', name)
    .where('account_id', 'is not', null)
    .orderBy('company_id')
    .execute()

/**
 * Names under which employers have announced a number, of any certificate type: an account claims the number, not its
 * type.
 */
export const announcedNames = async (db: Db, cipher: FieldCipher, number: string): Promise<string[]> =>
  (
    await db
      .selectFrom('roster_entry')
      .select('name')
      .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
      .execute()
  ).map(({ name }) => name)

export const isPhoneOf = (cipher: FieldCipher, entries: readonly RosterEntry[], phone: string): boolean => {
  const hashes = cipher.lookups(phone, rosterPhoneField)
  return entries.some(({ phone_hash }) => phone_hash !== null && hashes.includes(phone_hash))
}

/** The employers' contacts of the person: of several known phones or mailboxes, the first. */
export function reachOf(cipher: FieldCipher, entries: readonly RosterEntry[]) {
  const withPhone = entries.find(({ phone_encrypted }) => phone_encrypted !== null)
  const withMail = entries.find(({ mail_encrypted }) => mail_encrypted !== null)
  return {
    phone: withPhone ? cipher.open(withPhone.phone_encrypted!, rosterPhoneRow(withPhone.id)) : null,
    mail: withMail ? cipher.open(withMail.mail_encrypted!, rosterMailRow(withMail.id)) : null,
  }
}

/** The company has confirmed the person's phone. */
export const putPhoneOnRoster = (
  { db, cipher }: Pick<CallContext, 'db' | 'cipher'>,
  companyId: string,
  entryId: string,
  phone: string,
) =>
  db
    .updateTable('roster_entry')
    .set({
      phone_hash: cipher.lookup(phone, rosterPhoneField),
      phone_encrypted: cipher.encrypt(phone, rosterPhoneRow(entryId)),
    })
    .where((entry) => entry.and({ company_id: companyId, id: entryId }))
    .execute()

/** Marks the person of each entry as joined. */
export async function claimEntries(
  { db, clock }: CallContext,
  entries: readonly RosterEntry[],
  accountId: string,
): Promise<void> {
  const joined_at = clock.now()
  for (const { company_id, id } of entries)
    await db
      .updateTable('roster_entry')
      .set({ account_id: accountId, joined_at })
      .where((entry) => entry.and({ company_id, id }))
      .execute()
}

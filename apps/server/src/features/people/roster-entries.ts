import type { Selectable } from 'kysely'
import type { CertificateKind } from '@yf/domain/certificate'
import { maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { rosterField, rosterMailRow, rosterPhoneField, rosterPhoneRow } from './encrypted.ts'
import { addPersonEvent, byThemselves, type EventAuthor } from './event-store.ts'
import type { PersonTable } from './tables.ts'
import { notifyWatchers, type PeopleContext } from './watchers.ts'

interface CertificateOfPerson {
  readonly name: string
  readonly kind: CertificateKind
  readonly number: string
}

export type RosterEntry = Pick<
  Selectable<PersonTable>,
  'company_id' | 'id' | 'gender' | 'phone_hash' | 'phone_encrypted' | 'mail_encrypted'
>

/** The entries of an unregistered employee at every present employer. Dependants register through the employee. */
export const unclaimedEntries = (
  db: Db,
  cipher: FieldCipher,
  { name, kind, number }: CertificateOfPerson,
): Promise<RosterEntry[]> =>
  db
    .selectFrom('person')
    .select(['company_id', 'id', 'gender', 'phone_hash', 'phone_encrypted', 'mail_encrypted'])
    .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
    .where('certificate_kind', '=', kind)
    .where('name', '=', name)
    .where('account_id', 'is', null)
    .where('relation', 'is', null)
    .where('status', '=', 'active')
    .orderBy('company_id')
    .execute()

/** The entries of registered people, with their accounts. Former employers do not count: their mailbox proves nothing. */
export const claimedEntries = (
  db: Db,
  cipher: FieldCipher,
  { name, kind, number }: CertificateOfPerson,
): Promise<(RosterEntry & { account_id: string | null })[]> =>
  db
    .selectFrom('person')
    .select(['company_id', 'id', 'gender', 'phone_hash', 'phone_encrypted', 'mail_encrypted', 'account_id'])
    .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
    .where('certificate_kind', '=', kind)
    .where('name', '=', name)
    .where('account_id', 'is not', null)
    .where('status', '=', 'active')
    .orderBy('company_id')
    .execute()

/**
 * Names under which employers have announced a number, of any certificate type: an account claims the number, not its
 * type.
 */
export const announcedNames = async (db: Db, cipher: FieldCipher, number: string): Promise<string[]> =>
  (
    await db
      .selectFrom('person')
      .select('name')
      .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
      .where('status', '!=', 'withdrawn')
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
export async function putPhoneOnRoster(
  { db, cipher, clock }: Pick<CallContext, 'db' | 'cipher' | 'clock'>,
  { companyId, personId, phone }: ConfirmedPhone,
  author: EventAuthor,
): Promise<void> {
  await db
    .updateTable('person')
    .set((eb) => ({
      phone_hash: cipher.lookup(phone, rosterPhoneField),
      phone_encrypted: cipher.encrypt(phone, rosterPhoneRow(personId)),
      revision: eb('revision', '+', 1),
    }))
    .where((person) => person.and({ company_id: companyId, id: personId }))
    .execute()
  const after = { phone: maskPhone(phone) }
  await addPersonEvent(
    { db, clock },
    { companyId, personId, kind: 'phoneConfirmed', before: {}, after },
    author,
  )
}

interface ConfirmedPhone {
  readonly companyId: string
  readonly personId: string
  readonly phone: string
}

/** The person of each entry has registered, or joins another employer with an existing account. */
export async function claimEntries(
  ctx: PeopleContext,
  entries: readonly RosterEntry[],
  accountId: string,
): Promise<void> {
  const { db, clock } = ctx
  const joined_at = clock.now()
  for (const { company_id: companyId, id: personId } of entries) {
    await db
      .updateTable('person')
      .set((eb) => ({ account_id: accountId, joined_at, revision: eb('revision', '+', 1) }))
      .where((entry) => entry.and({ company_id: companyId, id: personId }))
      .execute()
    await addPersonEvent(
      ctx,
      { companyId, personId, kind: 'registered', before: {}, after: {} },
      byThemselves,
    )
    await notifyWatchers(ctx, companyId, personId)
  }
}

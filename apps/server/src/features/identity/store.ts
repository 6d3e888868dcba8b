import type { KnownGender } from '@yf/domain/gender'
import type { Selectable } from 'kysely'
import type { CertificateKind } from '@yf/domain/certificate'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { freeKeys, holderOf, takeIfFree, takeKeys } from '#platform/keys/unique-keys.ts'
import { endOfAccount } from '#platform/session/sessions.ts'
import {
  certificateField,
  certificateKey,
  certificateRow,
  phoneField,
  phoneKey,
  phoneRow,
} from './encrypted.ts'
import type { AccountTable, AgreementAcceptanceTable, LoginThemeTable } from './tables.ts'

export type Account = Selectable<AccountTable>

/** The account id of queries that run only for their duration. */
export const noAccount = '00000000-0000-0000-0000-000000000000'

/** An unknown phone runs the same queries, so that it costs the same. */
export async function accountByPhone(
  db: Db,
  cipher: FieldCipher,
  phone: string,
): Promise<Account | undefined> {
  const account = await accountById(db, (await holderOfPhone(db, cipher, phone)) ?? noAccount)
  return account?.status === 'active' ? account : undefined
}

const holderOfPhone = (db: Db, cipher: FieldCipher, phone: string): Promise<string | null> =>
  holderOf(db, phoneKey, ...cipher.lookups(phone, phoneField))

/** Includes closed accounts: staff look for past events, not for a login. */
export const accountIdOfPhone = holderOfPhone

export const accountIdsNamed = async (db: Db, name: string): Promise<string[]> =>
  (await db.selectFrom('account').select('id').where('name', '=', name).execute()).map(({ id }) => id)

export const accountById = (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

export const namesById = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()

export const encryptedPhonesById = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; phone_encrypted: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('account').select(['id', 'phone_encrypted']).where('id', 'in', ids).execute()

export const keepPartnerToken = (db: Db, accountId: string, tokenHash: string, at: Date) =>
  db
    .insertInto('partner_token')
    .values({ account_id: accountId, token_hash: tokenHash, issued_at: at })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: tokenHash, issued_at: at }),
    )
    .execute()

/** Whether this is the token of the person's last login. */
export const hasPartnerToken = async (db: Db, accountId: string, tokenHash: string): Promise<boolean> =>
  (await db
    .selectFrom('partner_token')
    .select('account_id')
    .where((row) => row.and({ account_id: accountId, token_hash: tokenHash }))
    .executeTakeFirst()) !== undefined

/** A closed account keeps its phone too. */
export const isPhoneTaken = async (db: Db, cipher: FieldCipher, phone: string): Promise<boolean> =>
  (await holderOfPhone(db, cipher, phone)) !== null

export async function movePhone(
  db: Db,
  cipher: FieldCipher,
  { id, phone_hash: former }: Account,
  phone: string,
): Promise<void> {
  const phone_hash = cipher.lookup(phone, phoneField)
  await freeKeys(db, [{ kind: phoneKey, key: former, holder: id }])
  await takeKeys(db, [{ kind: phoneKey, key: phone_hash, holder: id }])
  await db
    .updateTable('account')
    .set({ phone_hash, phone_encrypted: cipher.encrypt(phone, phoneRow(id)) })
    .where('id', '=', id)
    .execute()
}

/** Removes the password: only codes open the account until another one is set. */
export const dropPassword = (db: Db, id: string) =>
  db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute()

/** Whether another account than the given one has the number. */
export async function isCertificateTaken(db: Db, cipher: FieldCipher, number: string, by: string | null) {
  const holder = await holderOf(db, certificateKey, ...cipher.lookups(number, certificateField))
  return holder !== null && holder !== by
}

interface CertificateInput {
  readonly kind: CertificateKind
  readonly number: string
  readonly facts: { readonly birth: string; readonly gender: KnownGender } | null
}

/**
 * The result: `moved` when the account's certificate changed meanwhile, `taken` when the number is another account's.
 */
export async function keepCertificate(
  db: Db,
  cipher: FieldCipher,
  { id, certificate_hash: former }: Account,
  { kind, number, facts }: CertificateInput,
): Promise<'kept' | 'moved' | 'taken'> {
  const certificate_hash = cipher.lookup(number, certificateField)
  const updated = await db
    .updateTable('account')
    .set({
      certificate_kind: kind,
      certificate_hash,
      certificate_encrypted: cipher.encrypt(number, certificateRow(id)),
      ...facts,
    })
    .where('id', '=', id)
    .where('certificate_hash', former === null ? 'is' : '=', former)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return 'moved'
  if (former !== null) await freeKeys(db, [{ kind: certificateKey, key: former, holder: id }])
  const isFree = await takeIfFree(db, { kind: certificateKey, key: certificate_hash, holder: id })
  return isFree ? 'kept' : 'taken'
}

/** Includes the tokens issued to partner sites. */
export async function endAllSessions(
  db: Db,
  clock: Clock,
  accountId: string,
  reason: 'logout' | 'staff' = 'logout',
): Promise<void> {
  await endOfAccount(db, clock, accountId, reason)
  await db.deleteFrom('partner_token').where('account_id', '=', accountId).execute()
}

/** The first acceptance of a version counts. */
export const keepAcceptance = (db: Db, acceptance: AgreementAcceptanceTable) =>
  db
    .insertInto('agreement_acceptance')
    .values(acceptance)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const acceptancesOf = (db: Db, accountId: string, version: string) =>
  db
    .selectFrom('agreement_acceptance')
    .select('agreement')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .execute()

export const tagsOf = (db: Db, accountId: string): Promise<{ tagId: string; tagName: string }[]> =>
  db
    .selectFrom('member_tag')
    .select(['tag_id as tagId', 'tag_name as tagName'])
    .where('account_id', '=', accountId)
    .orderBy('tag_name')
    .execute()

export const loginThemes = (db: Db, supplies: readonly string[]): Promise<Selectable<LoginThemeTable>[]> =>
  db.selectFrom('login_theme').selectAll().where('supply', 'in', supplies).execute()

import type { Selectable } from 'kysely'
import type { CertificateKind } from '@yf/domain/certificate'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { endOfAccount } from '#platform/session/sessions.ts'
import { certificateField, certificateRow, phoneField, phoneRow } from './sealed.ts'
import type { AccountTable, AgreementAcceptanceTable, LoginThemeTable } from './tables.ts'

export type Account = Selectable<AccountTable>

export const accountByPhone = (db: Db, cipher: FieldCipher, phone: string): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .where('status', '=', 'active')
    .executeTakeFirst()

export const accountById = (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

export const namesById = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()

export const keepPartnerToken = (db: Db, accountId: string, tokenHash: string, at: Date) =>
  db
    .insertInto('partner_token')
    .values({ account_id: accountId, token_hash: tokenHash, issued_at: at })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: tokenHash, issued_at: at }),
    )
    .execute()

/** An account that was closed keeps its phone too. */
export const isPhoneTaken = async (db: Db, cipher: FieldCipher, phone: string): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .executeTakeFirst()) !== undefined

export const movePhone = (db: Db, cipher: FieldCipher, id: string, phone: string) =>
  db
    .updateTable('account')
    .set({ phone_hash: cipher.lookup(phone, phoneField), phone_sealed: cipher.seal(phone, phoneRow(id)) })
    .where('id', '=', id)
    .execute()

/** By anybody but the account itself. */
export async function isCertificateTaken(db: Db, cipher: FieldCipher, number: string, by: string | null) {
  const holder = await db
    .selectFrom('account')
    .select('id')
    .where('certificate_hash', 'in', cipher.lookups(number, certificateField))
    .executeTakeFirst()
  return holder !== undefined && holder.id !== by
}

interface KeptCertificate {
  readonly kind: CertificateKind
  readonly number: string
  readonly facts: { readonly birth: string; readonly gender: number } | null
}

/** False where the account's certificate became another one meanwhile. */
export async function keepCertificate(
  db: Db,
  cipher: FieldCipher,
  { id, certificate_hash: former }: Account,
  { kind, number, facts }: KeptCertificate,
): Promise<boolean> {
  const kept = await db
    .updateTable('account')
    .set({
      certificate_kind: kind,
      certificate_hash: cipher.lookup(number, certificateField),
      certificate_sealed: cipher.seal(number, certificateRow(id)),
      ...facts,
    })
    .where('id', '=', id)
    .where('certificate_hash', former === null ? 'is' : '=', former)
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** With the tokens that partners' sites were handed. */
export async function endAllSessions(db: Db, clock: Clock, accountId: string): Promise<void> {
  await endOfAccount(db, clock, accountId, 'logout')
  await db.deleteFrom('partner_token').where('account_id', '=', accountId).execute()
}

/** The first acceptance of a version is the one that counts. */
export const keepAcceptance = (db: Db, acceptance: AgreementAcceptanceTable) =>
  db
    .insertInto('agreement_acceptance')
    .values(acceptance)
    .onConflict((conflict) => conflict.doNothing())
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

import type { Selectable } from 'kysely'
import type { FieldCipher } from '../../platform/crypto/field-cipher.port.ts'
import type { Db } from '../../platform/db/handle.ts'
import { phoneField } from './sealed.ts'
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

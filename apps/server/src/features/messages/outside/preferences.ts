import type { OutsideChannel } from '@yf/domain/claim-moves'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { mailRow } from '../sealed.ts'

export interface Preferences extends Readonly<Record<OutsideChannel, boolean>> {
  /** Where mail goes; null until the member says it. */
  readonly address: string | null
}

/** Until the member says otherwise. Mail waits for an address. */
export const usualPreferences: Preferences = { wechat: true, sms: true, mail: false, address: null }

export async function preferencesOf(db: Db, cipher: FieldCipher, accountId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('notice_channel')
    .select(['wechat', 'sms', 'mail', 'mail_sealed'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return usualPreferences
  const { mail_sealed, ...switches } = row
  return { ...switches, address: mail_sealed === null ? null : cipher.open(mail_sealed, mailRow(accountId)) }
}

export async function keepPreferences(
  { db, cipher }: { db: Db; cipher: FieldCipher },
  accountId: string,
  { address, ...switches }: Preferences,
  at: Date,
): Promise<void> {
  const mail_sealed = address === null ? null : cipher.seal(address, mailRow(accountId))
  const values = { ...switches, mail_sealed, updated_at: at }
  await db
    .insertInto('notice_channel')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

import type { OutsideChannel } from '@yf/domain/claim-transitions'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { mailRow } from '../encrypted.ts'

export interface Preferences extends Readonly<Record<OutsideChannel, boolean>> {
  /** No text message about a transition that requires no action of the member and brings no money. */
  readonly smsPressingOnly: boolean
  /** The mailbox; null until the member sets it. */
  readonly address: string | null
}

/** The defaults. Mail waits for an address. */
export const usualPreferences: Preferences = {
  wechat: true,
  sms: true,
  smsPressingOnly: false,
  mail: false,
  address: null,
}

export const isEnabled = (preferences: Preferences, channel: OutsideChannel, isPressing: boolean): boolean =>
  preferences[channel] && (channel !== 'sms' || isPressing || !preferences.smsPressingOnly)

const rowOf = (db: Db, accountId: string) =>
  db
    .selectFrom('notice_channel')
    .select(['wechat', 'sms', 'sms_pressing_only', 'mail', 'mail_encrypted'])
    .where('account_id', '=', accountId)

type PreferenceRow = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>

export const preferencesOf = async (db: Db, cipher: FieldCipher, accountId: string): Promise<Preferences> =>
  fromRow(cipher, accountId, await rowOf(db, accountId).executeTakeFirst())

/** Creates and locks the row before reading it: when two phones switch two channels, both changes are kept. */
export async function takePreferences(
  { db, cipher }: { db: Db; cipher: FieldCipher },
  accountId: string,
  at: Date,
): Promise<Preferences> {
  const { address: _, smsPressingOnly: sms_pressing_only, ...switches } = usualPreferences
  await db
    .insertInto('notice_channel')
    .values({ account_id: accountId, ...switches, sms_pressing_only, mail_encrypted: null, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return fromRow(cipher, accountId, await rowOf(db, accountId).forUpdate().executeTakeFirst())
}

function fromRow(cipher: FieldCipher, accountId: string, row: PreferenceRow): Preferences {
  if (!row) return usualPreferences
  const { mail_encrypted, sms_pressing_only: smsPressingOnly, ...switches } = row
  const address = mail_encrypted === null ? null : cipher.open(mail_encrypted, mailRow(accountId))
  return { ...switches, smsPressingOnly, address }
}

export async function keepPreferences(
  { db, cipher }: { db: Db; cipher: FieldCipher },
  accountId: string,
  { address, smsPressingOnly, ...switches }: Preferences,
  at: Date,
): Promise<void> {
  const mail_encrypted = address === null ? null : cipher.encrypt(address, mailRow(accountId))
  const values = { ...switches, sms_pressing_only: smsPressingOnly, mail_encrypted, updated_at: at }
  await db
    .insertInto('notice_channel')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

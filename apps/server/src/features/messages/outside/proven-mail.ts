import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { provenMailField } from '../encrypted.ts'

interface ProvenMailDeps {
  readonly db: Db
  readonly cipher: FieldCipher
}

/** Mail servers ignore case in the host; in the local part they might not. */
export function sameMail(address: string): string {
  const [whole, at] = [address.trim(), address.trim().lastIndexOf('@')]
  return whole.slice(0, at) + whole.slice(at).toLowerCase()
}

export async function isProvenMail(
  { db, cipher }: ProvenMailDeps,
  accountId: string,
  address: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('proven_mail')
    .select('proven_at')
    .where('account_id', '=', accountId)
    .where('mail_hash', 'in', cipher.lookups(sameMail(address), provenMailField))
    .executeTakeFirst()
  return found !== undefined
}

export async function keepProven(
  { db, cipher }: ProvenMailDeps,
  accountId: string,
  address: string,
  at: Date,
): Promise<void> {
  const mail_hash = cipher.lookup(sameMail(address), provenMailField)
  await db
    .insertInto('proven_mail')
    .values({ account_id: accountId, mail_hash, proven_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'mail_hash']).doUpdateSet({ proven_at: at }))
    .execute()
}

export async function forgetMailsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('proven_mail').where('account_id', '=', accountId).execute()
}

import { accountKeys } from '#features/identity/account-keys.ts'
import { phoneField, phoneRow } from '#features/identity/encrypted.ts'
import { newId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import type { TestServer } from './server.ts'

/** An account without a certificate and without rows, as one by which somebody registered twice. */
export async function addSecondAccount(
  { db, services: { cipher, clock } }: Pick<TestServer, 'db' | 'services'>,
  { phone, name }: { readonly phone: string; readonly name: string },
): Promise<string> {
  const id = newId()
  const phone_hash = cipher.lookup(phone, phoneField)
  await takeKeys(db, accountKeys({ id, phone_hash, certificate_hash: null }))
  await db
    .insertInto('account')
    .values({
      id,
      phone_hash,
      phone_encrypted: cipher.encrypt(phone, phoneRow(id)),
      certificate_hash: null,
      certificate_encrypted: null,
      password_hash: null,
      name,
      nick_name: name,
      gender: 1,
      birth: null,
      headimgurl: null,
      status: 'active',
      created_at: clock.now(),
    })
    .execute()
  return id
}

import { certificateFacts, type CertificateKind } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { CallContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { takeIfFree } from '#platform/keys/unique-keys.ts'
import { accountKeys } from './account-keys.ts'
import { certificateField, certificateRow, phoneField, phoneRow } from './encrypted.ts'
import type { Account } from './store.ts'

interface NewPerson {
  readonly phone: string
  readonly name: string
  readonly kind: CertificateKind
  readonly number: string
  /** From the employer, for certificates that do not contain it. */
  readonly gender: Gender
  readonly passwordHash: string | null
}

/** Null when another account took the phone or the certificate meanwhile. */
export async function createAccount(
  { db, cipher, clock }: CallContext,
  person: NewPerson,
): Promise<Account | null> {
  const id = newId()
  const facts = certificateFacts(person.kind, person.number)
  const phone_hash = cipher.lookup(person.phone, phoneField)
  const certificate_hash = cipher.lookup(person.number, certificateField)
  for (const taking of accountKeys({ id, phone_hash, certificate_hash }))
    if (!(await takeIfFree(db, taking))) return null
  return db
    .insertInto('account')
    .values({
      id,
      phone_hash,
      phone_encrypted: cipher.encrypt(person.phone, phoneRow(id)),
      certificate_hash,
      certificate_encrypted: cipher.encrypt(person.number, certificateRow(id)),
      certificate_kind: person.kind,
      password_hash: person.passwordHash,
      name: person.name,
      nick_name: person.name,
      gender: facts?.gender ?? person.gender,
      birth: facts?.birth ?? null,
      headimgurl: null,
      status: 'active',
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

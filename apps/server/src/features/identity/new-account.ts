import { certificateFacts, type CertificateKind } from '@yf/domain/certificate'
import type { CallContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { certificateField, certificateRow, phoneField, phoneRow } from './sealed.ts'
import type { Account } from './store.ts'

interface NewPerson {
  readonly phone: string
  readonly name: string
  readonly kind: CertificateKind
  readonly number: string
  /** As the employer has it, for certificates that do not say it. */
  readonly gender: number
  readonly passwordHash: string | null
}

export async function createAccount({ db, cipher, clock }: CallContext, person: NewPerson): Promise<Account> {
  const id = newId()
  const facts = certificateFacts(person.kind, person.number)
  return db
    .insertInto('account')
    .values({
      id,
      phone_hash: cipher.lookup(person.phone, phoneField),
      phone_sealed: cipher.seal(person.phone, phoneRow(id)),
      certificate_hash: cipher.lookup(person.number, certificateField),
      certificate_sealed: cipher.seal(person.number, certificateRow(id)),
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

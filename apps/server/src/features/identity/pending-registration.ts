import { randomBytes } from 'node:crypto'
import type { CertificateKind } from '@yf/domain/certificate'
import type { CallContext } from '#platform/call/context.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { pendingLifeSeconds, secondsAfter } from './rules.ts'
import { registrationRow } from './encrypted.ts'

/** The entered data of a person with a verified phone. */
export interface Applicant {
  readonly phone: string
  readonly name: string
  readonly kind: CertificateKind
  readonly number: string
  readonly passwordHash: string | null
  readonly agreementVersion: string
  readonly supply?: string | undefined
}

type PendingRegistrationDeps = Pick<CallContext, 'db' | 'cipher' | 'clock'>

/** The browser gets the token that reopens it; what stays here is encrypted. */
export async function keepRegistration(
  { db, cipher, clock }: PendingRegistrationDeps,
  applicant: Applicant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const token_hash = hashOf(token)
  await db
    .insertInto('pending_registration')
    .values({
      token_hash,
      person_encrypted: cipher.encrypt(JSON.stringify(applicant), registrationRow(token_hash)),
      expires_at: secondsAfter(clock.now(), pendingLifeSeconds),
      used_at: null,
    })
    .execute()
  return token
}

export async function registrationOf(
  { db, cipher, clock }: PendingRegistrationDeps,
  token: string,
): Promise<Applicant | null> {
  const token_hash = hashOf(token)
  const row = await db
    .selectFrom('pending_registration')
    .select('person_encrypted')
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row
    ? (JSON.parse(cipher.open(row.person_encrypted, registrationRow(token_hash))) as Applicant)
    : null
}

/** False when it was used meanwhile: of two concurrent completions one succeeds. */
export async function useRegistration(
  { db, clock }: PendingRegistrationDeps,
  token: string,
): Promise<boolean> {
  const used = await db
    .updateTable('pending_registration')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

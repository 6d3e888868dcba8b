import type { CertificateKind } from '@yf/domain/certificate'
import { isKnownGender, type Gender } from '@yf/domain/gender'
import type { Relation } from '@yf/domain/relations'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { holdsCertificate } from '#features/identity/public.ts'
import { familyOf, holderOf, insertMember, personColumns, takeFamily } from './store.ts'

/** A dependant as the employer announced them. */
export interface AnnouncedMember {
  readonly name: string
  readonly relation: Relation
  readonly gender: Gender
  readonly birthday: string | null
  readonly certificateKind: CertificateKind
  readonly certificateNumber: string
}

/**
 * The family member of an account with this certificate: as the account named them, otherwise added as the employer did.
 * The limits of a family apply only to what members add. Null for the account's own certificate, and where the employer has left
 * out what a family member needs.
 */
export async function announcedMember(
  { db, cipher, clock }: Pick<Services, 'cipher' | 'clock'> & { readonly db: Db },
  accountId: string,
  person: AnnouncedMember,
): Promise<string | null> {
  const { certificateKind: kind, certificateNumber: number, birthday: birth, gender } = person
  const known = holderOf(cipher, await familyOf(db, accountId), number)
  if (known) return known.id
  if (birth === null || !isKnownGender(gender)) return null
  if (await holdsCertificate(db, cipher, accountId, number)) return null
  // Another call may have added the person meanwhile.
  const added = holderOf(cipher, await takeFamily(db, accountId), number)
  if (added) return added.id
  const id = newId()
  const { name, relation } = person
  await insertMember(db, {
    account_id: accountId,
    id,
    ...personColumns(cipher, id, { name, relation, kind, number, birth, gender }),
    phone_encrypted: null,
    created_at: clock.now(),
  })
  return id
}

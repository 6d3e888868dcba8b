import type { CertificateKind } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { Relation } from '@yf/domain/relations'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { certificateRow, phoneRow } from './encrypted.ts'
import { familyOf, type MemberRow } from './store.ts'

/** A family member with decrypted numbers: for a document to sign, or a comparison. Never for a response. */
export interface DecryptedMember {
  readonly id: string
  readonly name: string
  readonly relation: Relation
  readonly gender: Gender
  readonly birth: string | null
  readonly certificateKind: CertificateKind | null
  readonly certificateNumber: string | null
  readonly phone: string | null
}

/** The whole family of a holder: at most ten people. */
export async function decryptedFamily(
  db: Db,
  cipher: FieldCipher,
  accountId: string,
): Promise<DecryptedMember[]> {
  return (await familyOf(db, accountId)).map((row) => decrypted(cipher, row))
}

const decrypted = (cipher: FieldCipher, row: MemberRow): DecryptedMember => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  gender: row.gender,
  birth: row.birth,
  certificateKind: row.certificate_kind,
  certificateNumber:
    row.certificate_encrypted && cipher.open(row.certificate_encrypted, certificateRow(row.id)),
  phone: row.phone_encrypted && cipher.open(row.phone_encrypted, phoneRow(row.id)),
})

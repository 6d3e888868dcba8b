import type { CertificateKind } from '@yf/domain/certificate'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { certificateRow, phoneRow } from './encrypted.ts'
import { accountById } from './store.ts'

/** A person with decrypted numbers: for a document to sign, or a partner that needs them. Never for a response. */
export interface DecryptedPerson {
  readonly name: string
  readonly birth: string | null
  readonly certificateKind: CertificateKind | null
  readonly certificateNumber: string | null
  readonly phone: string
}

export async function decryptedPerson(
  db: Db,
  cipher: FieldCipher,
  id: string,
): Promise<DecryptedPerson | null> {
  const account = await accountById(db, id)
  if (!account) return null
  const number =
    account.certificate_encrypted && cipher.open(account.certificate_encrypted, certificateRow(id))
  return {
    name: account.name,
    birth: account.birth,
    certificateKind: number === null ? null : (account.certificate_kind ?? 'idCard'),
    certificateNumber: number,
    phone: cipher.open(account.phone_encrypted, phoneRow(id)),
  }
}

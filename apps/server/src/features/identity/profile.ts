import { isCertificateNumber, type CertificateKind } from '@yf/domain/certificate'
import type { Gender, KnownGender } from '@yf/domain/gender'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { certificateField, certificateRow, phoneRow } from './encrypted.ts'
import { accountById } from './store.ts'

/** A member's own profile. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly nickName: string
  readonly headimgurl: string | null
  readonly gender: Gender
  readonly birth: string | null
  readonly mobile: string
  readonly certificateKind: CertificateKind | null
  readonly certificateNumber: string | null
  /** The number contains birth and gender, so they cannot differ from it. */
  readonly certificateSaysBirth: boolean
}

export async function ownProfile(db: Db, cipher: FieldCipher, id: string): Promise<Profile | null> {
  const account = await accountById(db, id)
  if (!account) return null
  const number =
    account.certificate_encrypted && cipher.open(account.certificate_encrypted, certificateRow(id))
  return {
    id,
    name: account.name,
    nickName: account.nick_name,
    headimgurl: account.headimgurl,
    gender: account.gender,
    birth: account.birth,
    mobile: maskPhone(cipher.open(account.phone_encrypted, phoneRow(id))),
    certificateKind: number === null ? null : (account.certificate_kind ?? 'idCard'),
    certificateNumber: number && maskCertificate(number),
    certificateSaysBirth: number !== null && isCertificateNumber(number),
  }
}

export interface ProfileChanges {
  readonly nick_name?: string
  readonly headimgurl?: string | null
  readonly gender?: KnownGender
  readonly birth?: string
}

export async function updateProfile(db: Db, id: string, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('account').set(changes).where('id', '=', id).execute()
}

export async function holdsCertificate(
  db: Db,
  cipher: FieldCipher,
  id: string,
  number: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('certificate_hash', 'in', cipher.lookups(number, certificateField))
    .executeTakeFirst()
  return row !== undefined
}

import { tidyCertificate } from '@yf/domain/certificate'
import { isPhone } from '@yf/domain/phone'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import { certificateField, certificateKey } from './encrypted.ts'
import { accountIdOfPhone, noAccount } from './store.ts'

export type MemberSearch = 'phone' | 'certificate' | 'name'

const certificateShape = /^(?=.*\d)[A-Z0-9]{5,18}$/

export function searchOf(keyword: string): MemberSearch {
  const number = tidyCertificate(keyword)
  // A phone is often typed with spaces.
  if (isPhone(number)) return 'phone'
  return certificateShape.test(number) ? 'certificate' : 'name'
}

/** Accounts with this phone or certificate, found by keyed hash, or with this full name. To order and page. */
export async function memberQuery(db: Db, cipher: FieldCipher, keyword: string) {
  const all = db.selectFrom('account').selectAll()
  switch (searchOf(keyword)) {
    case 'phone':
      return all.where('id', '=', (await accountIdOfPhone(db, cipher, tidyCertificate(keyword))) ?? noAccount)
    case 'certificate': {
      const hashes = cipher.lookups(tidyCertificate(keyword), certificateField)
      return all.where('id', '=', (await holderOf(db, certificateKey, ...hashes)) ?? noAccount)
    }
    case 'name':
      return all.where('name', '=', keyword)
  }
}

/** Networks and devices from which the account has logged in, the latest first. */
export const originsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('login_origin')
    .select(['supply', 'last_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .limit(50)
    .execute()

/** Accounts at other providers that open this one. */
export const bindingsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account_identity')
    .select(['provider', 'bound_at'])
    .where('account_id', '=', accountId)
    .orderBy('bound_at', 'desc')
    .execute()

import { genderOf } from '@yf/domain/certificate'
import {
  rosterField,
  rosterMailRow,
  rosterPhoneField,
  rosterPhoneRow,
  rosterRow,
} from '#features/identity/encrypted.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { idOf } from './ids.ts'
import { inventedCertificate } from './people.ts'

/**
 * People whom companies have announced and who have not registered yet, and the contact that the employer has for
 * them:
 *   顾一帆  990100199506181175  星河软件  13711110001, gu.yifan@xinghe.example: with another phone a code goes there
 *   沈书瑶  990100199212032289  海纳制造  13711112222: with this phone at once
 *   江予安  990100199808083351  原力健康  neither: `hr2` confirms at the console
 */
export const roster = [
  {
    company: 'xinghe-software',
    name: '顾一帆',
    certificate: inventedCertificate('1995-06-18', 117),
    phone: '13711110001',
    mail: 'gu.yifan@xinghe.example',
  },
  {
    company: 'haina',
    name: '沈书瑶',
    certificate: inventedCertificate('1992-12-03', 228),
    phone: '13711112222',
    mail: null,
  },
  {
    company: 'yuanli',
    name: '江予安',
    certificate: inventedCertificate('1998-08-08', 335),
    phone: null,
    mail: null,
  },
] as const

/** Registered long ago. A member who loses the phone proves with this mailbox that the account is theirs. */
export const joinedByRoster = [
  {
    company: 'xinghe-software',
    name: '秦若水',
    certificate: inventedCertificate('1991-04-15', 526),
    phone: null,
    mail: 'qin.ruoshui@xinghe.example',
  },
] as const

export async function addRoster({ cipher, clock }: Services, tx: Db) {
  const joined = new Set<string>(joinedByRoster.map(({ name }) => name))
  const rows = [...roster, ...joinedByRoster].map(({ company, name, certificate, phone, mail }) => {
    const id = idOf('roster', name)
    return {
      company_id: idOf('company', company),
      id,
      name,
      gender: genderOf(certificate),
      certificate_kind: 'idCard' as const,
      certificate_hash: cipher.lookup(certificate, rosterField),
      certificate_encrypted: cipher.encrypt(certificate, rosterRow(id)),
      phone_hash: phone && cipher.lookup(phone, rosterPhoneField),
      phone_encrypted: phone && cipher.encrypt(phone, rosterPhoneRow(id)),
      mail_encrypted: mail && cipher.encrypt(mail, rosterMailRow(id)),
      account_id: joined.has(name) ? idOf('account', name) : null,
      joined_at: joined.has(name) ? clock.now() : null,
    }
  })
  await tx.insertInto('roster_entry').values(rows).execute()
}

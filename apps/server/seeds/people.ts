import { agreementNames, currentAgreement } from '@yf/domain/agreements'
import { birthOf, checkCharacter, genderOf } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { hashPassword } from '#platform/passwords.ts'
import { accountKeys } from '#features/identity/account-keys.ts'
import * as account from '#features/identity/encrypted.ts'
import type { AccountTable } from '#features/identity/tables.ts'
import * as family from '#features/family/encrypted.ts'
import { demoPassword } from './demo-accounts.ts'
import { idOf } from './ids.ts'

/** Decisions §2. */
export { demoPassword }

/** No district code begins with 9901: the numbers pass every check and belong to nobody. */
export function inventedCertificate(birth: string, order: number): string {
  const body = `990100${birth.replaceAll('-', '')}${String(order).padStart(3, '0')}`
  return body + checkCharacter(body)
}

interface Demo {
  readonly key: string
  readonly phone: string
  readonly name: string
  readonly nickName: string
  readonly certificate: string | null
  /** Also set for people without a certificate. */
  readonly gender: Gender
  readonly birth: string | null
  readonly tags: readonly string[]
}

const withCertificate = (certificate: string) => ({
  certificate,
  gender: genderOf(certificate),
  birth: birthOf(certificate),
})

export const people: readonly Demo[] = [
  {
    key: 'linxiao',
    phone: '13800000001',
    name: '林晓',
    nickName: '晓晓',
    ...withCertificate(inventedCertificate('1990-03-07', 128)),
    tags: ['员工', '已婚', '家有儿童'],
  },
  {
    key: 'zhoulan',
    phone: '13800000002',
    name: '周岚',
    nickName: '岚',
    ...withCertificate(inventedCertificate('1986-11-21', 46)),
    tags: ['员工'],
  },
  {
    key: 'chenmo',
    phone: '13800000003',
    name: '陈默',
    nickName: '沉默是金',
    ...withCertificate(inventedCertificate('1988-05-16', 213)),
    tags: ['家属', '已婚'],
  },
  {
    key: 'hejing',
    phone: '13800000004',
    name: '何静',
    nickName: '静静',
    ...withCertificate(inventedCertificate('1993-09-02', 304)),
    tags: ['员工', '内部'],
  },
  {
    key: 'zhaoqiang',
    phone: '13800000005',
    name: '赵强',
    nickName: '强哥',
    certificate: null,
    gender: 1,
    birth: null,
    tags: ['员工'],
  },
]

export const familyOfLinxiao = [
  {
    key: 'linxiao/spouse',
    name: '陈默',
    relation: 'spouse',
    phone: '13800000003',
    certificate: inventedCertificate('1988-05-16', 213),
  },
  {
    key: 'linxiao/child',
    name: '陈小满',
    relation: 'child',
    phone: null,
    certificate: inventedCertificate('2018-05-20', 82),
  },
] as const

export const hashedPasswords = () => Promise.all(people.map(() => hashPassword(demoPassword)))

export async function addPeople({ cipher, clock }: Services, tx: Db, hashes: readonly string[]) {
  const rows = people.map((person, at): AccountTable => {
    const id = idOf('account', person.key)
    return {
      id,
      ...encryptedPhone(cipher, id, person.phone),
      certificate_hash: person.certificate && cipher.lookup(person.certificate, account.certificateField),
      certificate_encrypted:
        person.certificate && cipher.encrypt(person.certificate, account.certificateRow(id)),
      password_hash: hashes[at] ?? null,
      name: person.name,
      nick_name: person.nickName,
      gender: person.gender,
      birth: person.birth,
      headimgurl: null,
      status: 'active',
      created_at: clock.now(),
    }
  })
  await keepAccounts(tx, rows)
  const tags = people.flatMap(({ key, tags }) =>
    tags.map((tag) => ({ account_id: idOf('account', key), tag_id: idOf('tag', tag), tag_name: tag })),
  )
  await tx.insertInto('member_tag').values(tags).execute()
}

/** Birth dates spread over some twenty years, so that no two colleagues share a number. */
const colleagueCertificate = (at: number) =>
  inventedCertificate(`${1975 + (at % 20)}-0${1 + (at % 9)}-1${at % 10}`, 400 + at)

/** People for the rankings and the claim handlers' queue: they have no password and log in only by code. */
export async function addColleagues(
  { cipher, clock }: Services,
  tx: Db,
  names: readonly string[],
  /** Members known by a certificate as well, like those who are insured. */
  certified: ReadonlySet<string>,
) {
  const rows = names.map((name, at): AccountTable => {
    const id = idOf('account', name)
    const certificate = certified.has(name) ? colleagueCertificate(at) : null
    return {
      id,
      ...encryptedPhone(cipher, id, `139000${String(at + 1).padStart(5, '0')}`),
      certificate_hash: certificate && cipher.lookup(certificate, account.certificateField),
      certificate_encrypted: certificate && cipher.encrypt(certificate, account.certificateRow(id)),
      password_hash: null,
      name,
      nick_name: name,
      gender: certificate ? genderOf(certificate) : at % 2 === 0 ? 1 : 2,
      birth: certificate && birthOf(certificate),
      headimgurl: null,
      status: 'active',
      created_at: clock.now(),
    }
  })
  await keepAccounts(tx, rows)
}

export async function addFamily({ cipher, clock }: Services, tx: Db) {
  const rows = familyOfLinxiao.map(({ key, name, relation, phone, certificate }, at) => {
    const id = idOf('family', key)
    return {
      account_id: idOf('account', 'linxiao'),
      id,
      name,
      relation,
      gender: genderOf(certificate),
      birth: birthOf(certificate),
      phone_encrypted: phone && cipher.encrypt(phone, family.phoneRow(id)),
      certificate_kind: 'idCard' as const,
      certificate_hash: cipher.lookup(certificate, family.certificateField),
      certificate_encrypted: cipher.encrypt(certificate, family.certificateRow(id)),
      created_at: new Date(clock.now().getTime() + at),
    }
  })
  await tx.insertInto('family_member').values(rows).execute()
}

async function keepAccounts(tx: Db, rows: readonly AccountTable[]) {
  await takeKeys(tx, rows.flatMap(accountKeys))
  await tx
    .insertInto('account')
    .values([...rows])
    .execute()
  await tx.insertInto('agreement_acceptance').values(rows.flatMap(acceptances)).execute()
}

/** Demo people have accepted the current agreements; new members, and members facing a newer text, are prompted. */
const acceptances = ({ id, created_at }: AccountTable) =>
  agreementNames.map((agreement) => ({
    account_id: id,
    agreement,
    version: currentAgreement,
    accepted_at: created_at,
  }))

const encryptedPhone = (cipher: Services['cipher'], id: string, phone: string) => ({
  phone_hash: cipher.lookup(phone, account.phoneField),
  phone_encrypted: cipher.encrypt(phone, account.phoneRow(id)),
})

import { sql } from 'kysely'
import { tidyCertificate } from '@yf/domain/certificate'
import { isPhone } from '@yf/domain/phone'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { rosterField, rosterPhoneField } from './encrypted.ts'
import type { Employment, Person } from './store.ts'

export type PeopleList = 'active' | 'coming' | 'left' | 'dependants'

export interface PeopleSearch {
  readonly companyId: string
  /** The beginning of a name, or a whole phone or certificate number; empty is everybody. */
  readonly keyword: string
}

/** After everything that begins with the text. */
const last = '\u{10ffff}'
const certificateShape = /^(?=.*\d)[A-Z0-9]{5,18}$/

/** The people of one list, to order and page. Numbers are found by their keyed hash, names by how they begin. */
export function peopleQuery(
  db: Db,
  cipher: FieldCipher,
  list: PeopleList,
  { companyId, keyword }: PeopleSearch,
) {
  const text = keyword.trim()
  const number = tidyCertificate(text)
  const all = db.selectFrom('person').selectAll('person').where('person.company_id', '=', companyId)
  const listed =
    list === 'dependants'
      ? all.where('relation', 'is not', null).where('status', 'in', ['active', 'coming'])
      : all.where('relation', 'is', null).where('status', '=', list)
  if (text === '') return listed
  // A phone is often typed with spaces.
  if (isPhone(number)) return listed.where('phone_hash', 'in', cipher.lookups(number, rosterPhoneField))
  if (certificateShape.test(number))
    return listed.where('certificate_hash', 'in', cipher.lookups(number, rosterField))
  return listed.where(sql<boolean>`(person.name ~>=~ ${text} and person.name ~<~ ${text + last})`)
}

/** The people of companies with their names, for other lists to join. */
export const personQuery = (db: Db) =>
  db.selectFrom('person').select(['company_id', 'id', 'name', 'certificate_encrypted'])

/** The latest employment of each of these employees. */
export async function employmentsByPerson(
  db: Db,
  companyId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Employment>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('employment')
    .selectAll()
    .distinctOn('person_id')
    .where('company_id', '=', companyId)
    .where('person_id', 'in', personIds)
    .orderBy('person_id')
    .orderBy('hired_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.person_id, row]))
}

/** For a search of staff: people whose name contains the text. */
export const personIdsNamed = (db: Db, companyId: string, name: string) =>
  db
    .selectFrom('person')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', 'like', `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`)

/** Names by id. */
export async function personNames(
  db: Db,
  companyId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', personIds)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface KnownPerson {
  readonly person: Person
  /** Of the employee: of a dependant its holder's. */
  readonly employment: Employment | undefined
}

/** Those of these certificates that the company has, by the hash that was asked for. */
export async function peopleByCertificates(
  { db, cipher }: { readonly db: Db; readonly cipher: FieldCipher },
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const numberOf = new Map(
    numbers.flatMap((number) => cipher.lookups(number, rosterField).map((hash) => [hash, number])),
  )
  if (numberOf.size === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('certificate_hash', 'in', [...numberOf.keys()])
    .execute()
  const employees = rows.map(({ id, holder_id }) => holder_id ?? id)
  const employments = await employmentsByPerson(db, companyId, employees)
  return new Map(
    rows.map((person) => [
      numberOf.get(person.certificate_hash)!,
      { person, employment: employments.get(person.holder_id ?? person.id) },
    ]),
  )
}

/** The people of the company with these phones who are not gone, by phone. */
export async function holdersOfPhones(
  { db, cipher }: { readonly db: Db; readonly cipher: FieldCipher },
  companyId: string,
  phones: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const phoneOf = new Map(
    phones.flatMap((phone) => cipher.lookups(phone, rosterPhoneField).map((hash) => [hash, phone])),
  )
  if (phoneOf.size === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .select(['id', 'phone_hash'])
    .where('company_id', '=', companyId)
    .where('phone_hash', 'in', [...phoneOf.keys()])
    .where('status', 'in', ['coming', 'active'])
    .execute()
  const byPhone = Map.groupBy(rows, ({ phone_hash }) => phoneOf.get(phone_hash!)!)
  return new Map([...byPhone].map(([phone, people]) => [phone, people.map(({ id }) => id)]))
}

/** Employees or dependants who are here or announced, in a stable order. */
export const peopleAfter = (
  db: Db,
  companyId: string,
  kind: 'employees' | 'dependants',
  after: string,
  limit: number,
): Promise<Person[]> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('relation', kind === 'employees' ? 'is' : 'is not', null)
    .where('status', 'in', ['active', 'coming'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Of these people the ones whose revision is another by now. */
export async function countMoved(
  db: Db,
  companyId: string,
  revisions: ReadonlyMap<string, number>,
): Promise<number> {
  if (revisions.size === 0) return 0
  const rows = await db
    .selectFrom('person')
    .select(['id', 'revision'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...revisions.keys()])
    .execute()
  return rows.filter(({ id, revision }) => revisions.get(id) !== revision).length
}

/** The people of these companies whom one account registered as. */
export async function peopleOfAccount(
  db: Db,
  companyIds: readonly string[],
  accountId: string,
): Promise<Person[]> {
  if (companyIds.length === 0) return []
  return db
    .selectFrom('person')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .where('account_id', '=', accountId)
    .orderBy('company_id')
    .orderBy('id')
    .execute()
}

/** Hashes under which rows of one import find each other. */
export const certificateHash = (cipher: FieldCipher, number: string): string =>
  cipher.lookup(number, rosterField)
/** Also while keys rotate. */
export const hasCertificate = (
  cipher: FieldCipher,
  { certificate_hash }: Pick<Person, 'certificate_hash'>,
  number: string,
): boolean => cipher.lookups(number, rosterField).includes(certificate_hash)
export const phoneHash = (cipher: FieldCipher, phone: string): string =>
  cipher.lookup(phone, rosterPhoneField)

export async function personsById(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

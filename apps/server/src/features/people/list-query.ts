import { sql } from 'kysely'
import { tidyCertificate } from '@yf/domain/certificate'
import { isPhone } from '@yf/domain/phone'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { rosterField, rosterPhoneField } from './encrypted.ts'
import type { Employment } from './store.ts'

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
  if (isPhone(text)) return listed.where('phone_hash', 'in', cipher.lookups(text, rosterPhoneField))
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

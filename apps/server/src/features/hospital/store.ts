import { isSpelt } from '@yf/domain/pinyin'
import { earthRadiusMeters, type Position } from '@yf/domain/positions'
import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { HospitalTable } from './tables.ts'

export interface HospitalSearch {
  readonly keyword?: string | undefined
  readonly city?: string | undefined
  readonly grade?: string | undefined
  /** Public hospitals with direct settlement: a clinic has no official grade. */
  readonly isPublicAndDirect?: boolean | undefined
  /** Hospitals whose name the keyword spells in pinyin. */
  readonly spelt?: readonly string[]
}

/** User input is text, not a pattern. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const ungraded = '其他'
const searched = ['name', 'aliases', 'address', 'departments'] as const

const found = (db: Db, { keyword, city, grade, isPublicAndDirect, spelt = [] }: HospitalSearch) => {
  let query = db.selectFrom('hospital').where('is_closed', '=', false)
  if (city) query = query.where('city', '=', city)
  if (grade) query = query.where('grade', '=', grade)
  if (isPublicAndDirect) query = query.where('is_direct', '=', true).where('grade', '!=', ungraded)
  const text = keyword?.trim()
  if (text) {
    const like = containing(text)
    query = query.where((or) =>
      or.or([
        ...searched.map((column) => or(column, 'like', like)),
        ...(spelt.length > 0 ? [or('id', 'in', [...spelt])] : []),
      ]),
    )
  }
  return query
}

/** By the haversine formula, like `metersBetween` of the domain. */
const metersFrom = ({ longitude, latitude }: Position) => sql<number | null>`round(
  2 * ${earthRadiusMeters}::float8 * asin(least(1, sqrt(
    power(sin(radians(hospital.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(hospital.latitude))
    * power(sin(radians(hospital.longitude - ${longitude}::float8) / 2), 2)
  )))
)::int`

/** The nearest first when a position is given; otherwise in the order set by staff. */
export const hospitalsOf = (
  db: Db,
  search: HospitalSearch,
  from: Position | null,
  pageNo: number,
  pageSize: number,
) =>
  found(db, search)
    .selectAll()
    .select((from ? metersFrom(from) : sql<number | null>`null::int`).as('distance'))
    .orderBy('distance')
    .orderBy('sort')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()

export async function countHospitals(db: Db, search: HospitalSearch): Promise<number> {
  const { total } = await found(db, search)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function citiesOf(db: Db, search: HospitalSearch = {}): Promise<string[]> {
  const rows = await found(db, search)
    .select('city')
    .groupBy('city')
    .orderBy((first) => first.fn.min('sort'))
    .execute()
  return rows.map(({ city }) => city)
}

export const diseaseLabels = (db: Db) =>
  db
    .selectFrom('disease_label')
    .selectAll()
    .where('is_off', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const diseaseLabel = (db: Db, id: string) =>
  db.selectFrom('disease_label').select(['department', 'name']).where('id', '=', id).executeTakeFirst()

/** Several of them, in the order set by staff; nonexistent ones are left out. */
export const diseaseLabelsNamed = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('disease_label')
        .select(['id', 'department', 'name'])
        .where('id', 'in', ids)
        .orderBy('sort')
        .execute()

const namesOf = ({ name, aliases }: Pick<HospitalTable, 'name' | 'aliases'>): string[] => [
  name,
  ...aliases.split('、').filter(Boolean),
]

/** Possible issuers of a receipt, under each of their names: recognition is better with an expected name. */
export async function hospitalNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('hospital')
    .select(['name', 'aliases'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.flatMap(namesOf)
}

/** By pinyin or its initials: xiehe, xhyy. */
export async function hospitalsSpelt(db: Db, letters: string): Promise<string[]> {
  const rows = await db.selectFrom('hospital').select(['id', 'name', 'aliases']).execute()
  return rows
    .filter((row) => namesOf(row).some((name) => isSpelt(name, letters.toLowerCase())))
    .map(({ id }) => id)
}

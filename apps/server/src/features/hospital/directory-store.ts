import { tidyHospital } from '@yf/domain/adjudication'
import type { DirectoryHospital } from '@yf/domain/hospital-directory'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { containing } from './store.ts'
import type { DiseaseLabelTable, HospitalTable } from './tables.ts'

export type HospitalRow = Selectable<HospitalTable>
export type LabelRow = Selectable<DiseaseLabelTable>

export interface SavedBy {
  readonly saved_by: string
  readonly saved_at: Date
}

export interface DirectorySearch {
  readonly keyword?: string | undefined
  readonly city?: string | undefined
  readonly isClosed?: 0 | 1 | undefined
}

/** All hospitals, also closed ones, by what staff look for. */
export function directoryQuery(db: Db, { keyword, city, isClosed }: DirectorySearch) {
  let query = db.selectFrom('hospital').selectAll()
  const text = keyword?.trim()
  if (text) {
    const like = containing(text)
    query = query.where((or) =>
      or.or([or('name', 'like', like), or('aliases', 'like', like), or('address', 'like', like)]),
    )
  }
  if (city) query = query.where('city', '=', city)
  return isClosed === undefined ? query : query.where('is_closed', '=', isClosed === 1)
}

export const hospitalAt = (db: Db, id: string): Promise<HospitalRow | undefined> =>
  db.selectFrom('hospital').selectAll().where('id', '=', id).executeTakeFirst()

export const hospitalsByName = async (
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, HospitalRow>> => {
  const rows =
    names.length === 0 ? [] : await db.selectFrom('hospital').selectAll().where('name', 'in', names).execute()
  return new Map(rows.map((row) => [row.name, row]))
}

interface NameHolder {
  readonly id: string
  readonly name: string
}

/**
 * Says what is wrong with the names of a hospital if another one has them: claims find a hospital by name or alias, so
 * that each may belong to one alone.
 */
export async function nameFaults(
  db: Db,
): Promise<(hospital: Pick<DirectoryHospital, 'name' | 'aliases'>, id: string | null) => string | null> {
  const rows = await db.selectFrom('hospital').select(['id', 'name', 'aliases']).execute()
  const holders = new Map<string, NameHolder>()
  for (const { id, name, aliases } of rows)
    for (const one of [name, ...aliases.split('、').filter(Boolean)])
      holders.set(tidyHospital(one), { id, name })
  return ({ name, aliases }, id) => {
    for (const one of [name, ...aliases]) {
      const holder = holders.get(tidyHospital(one))
      if (holder && holder.id !== id) return `「${one}」已是「${holder.name}」的名称或别名`
    }
    return null
  }
}

const columnsOf = (hospital: DirectoryHospital) => ({
  name: hospital.name,
  aliases: hospital.aliases.join('、'),
  grade: hospital.grade,
  is_public: hospital.isPublic,
  is_direct: hospital.isDirect,
  province: hospital.province,
  city: hospital.city,
  address: hospital.address,
  phone: hospital.phone,
  longitude: hospital.longitude,
  latitude: hospital.latitude,
  departments: hospital.departments.join('、'),
  sort: hospital.sort,
})

export const directoryHospitalOf = (row: HospitalRow): DirectoryHospital => ({
  name: row.name,
  aliases: row.aliases.split('、').filter(Boolean),
  grade: row.grade,
  isPublic: row.is_public,
  isDirect: row.is_direct,
  province: row.province,
  city: row.city,
  address: row.address,
  phone: row.phone,
  longitude: row.longitude,
  latitude: row.latitude,
  departments: row.departments.split('、').filter(Boolean),
  sort: row.sort,
})

/** Undefined where another hospital has the name. */
export const addHospital = (
  db: Db,
  id: string,
  hospital: DirectoryHospital,
  saver: SavedBy,
): Promise<HospitalRow | undefined> =>
  db
    .insertInto('hospital')
    .values({ id, ...columnsOf(hospital), ...saver })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst()

interface Version {
  readonly id: string
  readonly revision: number
}

/** Undefined if somebody else has saved since it was loaded. */
export const changeHospital = (
  db: Db,
  version: Version,
  changes: DirectoryHospital | { readonly isClosed: boolean },
  saver: SavedBy,
): Promise<HospitalRow | undefined> =>
  db
    .updateTable('hospital')
    .set({
      ...('isClosed' in changes ? { is_closed: changes.isClosed } : columnsOf(changes)),
      ...saver,
      revision: version.revision + 1,
    })
    .where('id', '=', version.id)
    .where('revision', '=', version.revision)
    .returningAll()
    .executeTakeFirst()

export const lastSort = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('hospital')
    .select('sort')
    .orderBy('sort', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sort ?? 0
}

export const cityNames = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('hospital').select('city').distinct().orderBy('city').execute()
  return rows.map(({ city }) => city)
}

export const allLabels = (db: Db): Promise<LabelRow[]> =>
  db.selectFrom('disease_label').selectAll().orderBy('sort').orderBy('id').execute()

export const labelAt = (db: Db, id: string): Promise<LabelRow | undefined> =>
  db.selectFrom('disease_label').selectAll().where('id', '=', id).executeTakeFirst()

export const labelNamed = (db: Db, department: string, name: string): Promise<LabelRow | undefined> =>
  db
    .selectFrom('disease_label')
    .selectAll()
    .where('department', '=', department)
    .where('name', '=', name)
    .executeTakeFirst()

/** Undefined where the department has the symptom already. */
export const addLabel = (db: Db, row: Insertable<DiseaseLabelTable>): Promise<LabelRow | undefined> =>
  db
    .insertInto('disease_label')
    .values(row)
    .onConflict((conflict) => conflict.columns(['department', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeLabel = (
  db: Db,
  { id, revision }: Version,
  changes: Pick<LabelRow, 'department' | 'name' | 'sort' | 'is_off'> & SavedBy,
): Promise<LabelRow | undefined> =>
  db
    .updateTable('disease_label')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()

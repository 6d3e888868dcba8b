import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { EmploymentTable, PersonTable } from './tables.ts'

export type Person = Selectable<PersonTable>
export type Employment = Selectable<EmploymentTable>

export const personById = (db: Db, company_id: string, id: string): Promise<Person | undefined> =>
  db
    .selectFrom('person')
    .selectAll()
    .where((person) => person.and({ company_id, id }))
    .executeTakeFirst()

/** Locks the person until the transaction ends. */
export const lockPerson = (db: Db, company_id: string, id: string): Promise<Person | undefined> =>
  db
    .selectFrom('person')
    .selectAll()
    .where((person) => person.and({ company_id, id }))
    .forUpdate()
    .executeTakeFirst()

export const lockPersonByCertificate = (
  db: Db,
  companyId: string,
  hashes: readonly string[],
): Promise<Person | undefined> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('certificate_hash', 'in', hashes)
    .forUpdate()
    .executeTakeFirst()

/** Another present person of the company with this phone. */
export const holderOfPhone = async (
  db: Db,
  companyId: string,
  hashes: readonly string[],
  except: string | null,
): Promise<string | null> =>
  (
    await db
      .selectFrom('person')
      .select('name')
      .where('company_id', '=', companyId)
      .where('phone_hash', 'in', hashes)
      .where('status', 'in', ['coming', 'active'])
      .$if(except !== null, (query) => query.where('id', '!=', except!))
      .limit(1)
      .executeTakeFirst()
  )?.name ?? null

/** False: another call had added the certificate first. */
export async function addPerson(db: Db, row: Insertable<PersonTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('person')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'certificate_hash']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Returns the people that were added; somebody else already has the certificates of the others. */
export async function addPeople(
  db: Db,
  rows: readonly Insertable<PersonTable>[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const added = await db
    .insertInto('person')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'certificate_hash']).doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

export const updatePerson = (
  db: Db,
  { company_id, id }: Pick<Person, 'company_id' | 'id'>,
  changes: Updateable<PersonTable>,
) =>
  db
    .updateTable('person')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where((person) => person.and({ company_id, id }))
    .execute()

/** The latest employment with the company. */
export const employmentOf = (
  db: Db,
  company_id: string,
  person_id: string,
): Promise<Employment | undefined> =>
  db
    .selectFrom('employment')
    .selectAll()
    .where((row) => row.and({ company_id, person_id }))
    .orderBy('hired_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const employmentsOf = (db: Db, company_id: string, person_id: string): Promise<Employment[]> =>
  db
    .selectFrom('employment')
    .selectAll()
    .where((row) => row.and({ company_id, person_id }))
    .orderBy('hired_on', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const addEmployment = (db: Db, row: Employment) => db.insertInto('employment').values(row).execute()

type ClassFacts = Pick<Employment, 'grade' | 'region' | 'department' | 'branch'>

/** The columns by which contracts sort people into classes, with the day of their last change. */
export function classColumns(before: Employment, after: ClassFacts, today: string) {
  const isSame = (['grade', 'region', 'department', 'branch'] as const).every(
    (key) => before[key] === after[key],
  )
  return isSame ? after : { ...after, class_since: today }
}

export const updateEmployment = (
  db: Db,
  { company_id, id }: Pick<Employment, 'company_id' | 'id'>,
  changes: Updateable<EmploymentTable>,
) =>
  db
    .updateTable('employment')
    .set(changes)
    .where((row) => row.and({ company_id, id }))
    .execute()

export const dependantsOf = (db: Db, companyId: string, holderId: string): Promise<Person[]> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('holder_id', '=', holderId)
    .where('status', '!=', 'withdrawn')
    .orderBy('id')
    .execute()

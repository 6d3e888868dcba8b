import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CompanyEquityTable, HighMedicalServiceTable } from './tables.ts'

export const addBenefitRow = (db: Db, row: Insertable<CompanyEquityTable>) =>
  db.insertInto('company_equity').values(row).execute()

export const addServiceRow = (db: Db, row: Insertable<HighMedicalServiceTable>) =>
  db.insertInto('high_medical_service').values(row).execute()

/** What was removed; undefined if somebody else was quicker. */
export const removeBenefitRow = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('company_equity')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

export const removeServiceRow = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('high_medical_service')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

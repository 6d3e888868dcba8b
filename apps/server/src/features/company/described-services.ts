import type { Db } from '#platform/db/handle.ts'
import type { BenefitFields, RevisedFields, SavedRevision } from './described.ts'
import { medicalServices } from './store.ts'

export interface ServiceFields extends BenefitFields {
  readonly provider: string
  /** Empty if there is no telephone number. */
  readonly phone: string
}

export interface DescribedService extends SavedRevision {
  readonly id: string
  readonly fields: ServiceFields
  readonly priceFen: number
}

export async function describedServices(db: Db, companyId: string): Promise<DescribedService[]> {
  const rows = await medicalServices(db, companyId)
  return rows.map(({ id, name, summary, audience, usage, rules, provider, phone, ...row }) => ({
    id,
    fields: { name, summary, audience, usage, rules, provider, phone: phone ?? '' },
    priceFen: row.price_fen,
    revision: row.revision,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  }))
}

/** False if somebody else has saved since it was loaded. */
export async function saveServiceOf(
  db: Db,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  { revision, fields, by }: RevisedFields<ServiceFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('high_medical_service')
    .set({
      ...fields,
      phone: fields.phone || null,
      revision: revision + 1,
      saved_by: by.name,
      saved_at: by.at,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

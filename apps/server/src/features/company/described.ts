import { emptyContact, type CompanyContactFields } from '@yf/domain/company-contact'
import type { Db } from '#platform/db/handle.ts'
import { companyById, companyEquities } from './store.ts'

/** Number of saves; the next column is the last editor. */
export interface SavedRevision {
  readonly revision: number
  readonly savedBy: string | null
  readonly savedAt: Date | null
}

export interface BenefitFields {
  readonly name: string
  readonly summary: string
  readonly audience: string
  readonly usage: string
  readonly rules: string
}

export interface DescribedBenefit extends SavedRevision {
  readonly id: string
  readonly fields: BenefitFields
  readonly kind: string
  readonly endDt: string
  readonly coveredCount: number
}

export interface RevisedFields<Fields> {
  /** The revision that the editor had loaded. */
  readonly revision: number
  readonly fields: Fields
  readonly by: { readonly name: string; readonly at: Date }
}

export async function describedContact(
  db: Db,
  companyId: string,
): Promise<SavedRevision & { readonly fields: CompanyContactFields }> {
  const row = await companyById(db, companyId)
  const fields: CompanyContactFields = {
    department: row?.hr_department ?? '',
    person: row?.hr_person ?? '',
    phone: row?.hr_phone ?? '',
    mail: row?.hr_mail ?? '',
    hours: row?.hr_hours ?? '',
    place: row?.hr_place ?? '',
  }
  return {
    fields: row ? fields : emptyContact,
    revision: row?.hr_revision ?? 0,
    savedBy: row?.hr_saved_by ?? null,
    savedAt: row?.hr_saved_at ?? null,
  }
}

export async function describedBenefits(db: Db, companyId: string): Promise<DescribedBenefit[]> {
  const rows = await companyEquities(db, companyId)
  return rows.map(({ id, name, summary, audience, usage, rules, ...row }) => ({
    id,
    fields: { name, summary, audience, usage, rules },
    kind: row.kind,
    endDt: row.end_dt,
    coveredCount: row.covered_count,
    revision: row.revision,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  }))
}

/** False if somebody else has saved since it was loaded. */
export async function saveContactOf(
  db: Db,
  companyId: string,
  { revision, fields, by }: RevisedFields<CompanyContactFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({
      hr_department: fields.department || null,
      hr_person: fields.person || null,
      hr_phone: fields.phone || null,
      hr_mail: fields.mail || null,
      hr_hours: fields.hours || null,
      hr_place: fields.place || null,
      hr_revision: revision + 1,
      hr_saved_by: by.name,
      hr_saved_at: by.at,
    })
    .where('id', '=', companyId)
    .where('hr_revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same for one benefit. */
export async function saveBenefitOf(
  db: Db,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  { revision, fields, by }: RevisedFields<BenefitFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company_equity')
    .set({ ...fields, revision: revision + 1, saved_by: by.name, saved_at: by.at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import type { PrescriptionTable } from '../tables.ts'

export type PrescriptionRow = Selectable<PrescriptionTable>

interface PrescriptionFilter {
  readonly companyId: string
  readonly accountId: string
  readonly familyId?: string | undefined
}

const ofPerson = (db: Db, { companyId, accountId, familyId }: PrescriptionFilter) =>
  db
    .selectFrom('prescription')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .$if(familyId !== undefined, (query) => query.where('family_id', '=', familyId!))

export const prescriptionPage = (db: Db, filter: PrescriptionFilter, pageNo: number, pageSize: number) =>
  ofPerson(db, filter)
    .selectAll()
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()

export async function countPrescriptions(db: Db, filter: PrescriptionFilter): Promise<number> {
  const { total } = await ofPerson(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const ownPrescription = async (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('prescription')
    .selectAll()
    .where(await withinCompaniesOf(db, accountId))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

export const prescriptionsOfConsultations = (db: Db, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('prescription')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('consultation_id', 'in', ids)
        .orderBy('written_at')
        .orderBy('id')
        .execute()

/** By the hospital's number, which is unique within one consultation. */
export const prescriptionNumbered = (
  db: Db,
  { company_id, id }: { readonly company_id: string; readonly id: string },
  prescriptionNo: string,
) =>
  db
    .selectFrom('prescription')
    .selectAll()
    .where((row) => row.and({ company_id, consultation_id: id, prescription_no: prescriptionNo }))
    .executeTakeFirst()

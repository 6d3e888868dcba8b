import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import type { SentSubject } from './sender.ts'
import type { ParcelStepTable, ParcelTable } from './tables.ts'

export type ParcelRow = Selectable<ParcelTable>
export type ParcelKey = Pick<ParcelRow, 'company_id' | 'id'>
export type StepRow = Selectable<ParcelStepTable>

export const keyOfParcel = ({ company_id, id }: ParcelKey): ParcelKey => ({ company_id, id })
export const numberKind = 'parcel.parcel_no'
export const numberKey = (courier: string, parcelNo: string): string => `${courier} ${parcelNo}`

/** Oldest first. */
export const parcelRows = (db: Db, { companyId, kind, id }: SentSubject): Promise<ParcelRow[]> =>
  db
    .selectFrom('parcel')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, subject_kind: kind, subject_id: id }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Parcels with this number: several orders of a company may share one. */
export async function parcelsOfNumber(db: Db, courier: string, parcelNo: string): Promise<ParcelRow[]> {
  const company_id = await holderOf(db, numberKind, numberKey(courier, parcelNo))
  if (company_id === null) return []
  return db
    .selectFrom('parcel')
    .selectAll()
    .where((row) => row.and({ company_id, courier, parcel_no: parcelNo }))
    .orderBy('id')
    .execute()
}

/** Newest first, by parcel. */
export async function stepsOf(
  db: Db,
  parcels: readonly ParcelRow[],
): Promise<ReadonlyMap<string, StepRow[]>> {
  const [first] = parcels
  if (!first) return new Map()
  const rows = await db
    .selectFrom('parcel_step')
    .selectAll()
    .where('company_id', '=', first.company_id)
    .where(
      'parcel_id',
      'in',
      parcels.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .orderBy('text')
    .execute()
  return Map.groupBy(rows, ({ parcel_id }) => parcel_id)
}

export const changeParcel = (db: Db, key: ParcelKey, changes: Partial<ParcelRow>) =>
  db
    .updateTable('parcel')
    .set(changes)
    .where((row) => row.and(keyOfParcel(key)))
    .execute()

/** Whether another company uses this parcel number. */
export async function isTakenElsewhere(
  db: Db,
  companyId: string,
  { courier, parcelNo }: { readonly courier: string; readonly parcelNo: string },
): Promise<boolean> {
  const holder = await holderOf(db, numberKind, numberKey(courier, parcelNo))
  return holder !== null && holder !== companyId
}

/** The number of outgoing parcels, by the subject's id. */
export async function parcelCounts(
  db: Db,
  subjects: readonly SentSubject[],
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .selectFrom('parcel')
    .select((row) => ['subject_id', row.fn.countAll<number>().as('count')])
    .where('company_id', 'in', [...new Set(subjects.map(({ companyId }) => companyId))])
    .where('subject_kind', '=', subjects[0]!.kind)
    .where(
      'subject_id',
      'in',
      subjects.map(({ id }) => id),
    )
    .where('direction', '=', 'out')
    .groupBy('subject_id')
    .execute()
  return new Map(rows.map(({ subject_id, count }) => [subject_id, count]))
}

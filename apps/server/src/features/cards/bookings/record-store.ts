import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CardBookRecordTable } from '../tables.ts'

export type RecordRow = Selectable<CardBookRecordTable>

export const addRecord = (tx: Db, record: RecordRow) => tx.insertInto('card_booking').values(record).execute()

/** By the provider's booking number, locked. */
export const lockRecord = (tx: Db, companyId: string, provider: string, bookingNo: string) =>
  tx
    .selectFrom('card_booking')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('provider', '=', provider)
    .where('booking_no', '=', bookingNo)
    .forUpdate()
    .executeTakeFirst()

/** False if the record was no longer in this state. */
export async function transitionRecord(
  tx: Db,
  { company_id, id, state }: RecordRow,
  to: Pick<RecordRow, 'state' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_booking')
    .set(to)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface CardRecordFilter {
  readonly companyId: string
  readonly subjectId: string
  /** Only records of this card. */
  readonly packageId?: string
}

const recordQuery = (db: Db, { companyId, subjectId, packageId }: CardRecordFilter) =>
  db
    .selectFrom('card_booking')
    .where('company_id', '=', companyId)
    .where('subject_id', '=', subjectId)
    .$if(packageId !== undefined, (query) => query.where('package_id', '=', packageId!))

/** Latest appointment first. */
export async function recordPage(
  db: Db,
  filter: CardRecordFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: RecordRow[]; total: number }> {
  const rows = await recordQuery(db, filter)
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await recordQuery(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** The records of one person at every company; the latest ones, up to a limit. */
export const recordsOfSubject = (
  db: Db,
  subjectId: string,
  companyIds: readonly string[],
): Promise<RecordRow[]> =>
  db
    .selectFrom('card_booking')
    .selectAll()
    .where(sql<boolean>`company_id = any (${companyIds}::uuid[])`)
    .where('subject_id', '=', subjectId)
    .orderBy('starts_at', 'desc')
    .limit(200)
    .execute()

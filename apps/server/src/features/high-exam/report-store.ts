import { sql, type Selectable } from 'kysely'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import type { Db } from '#platform/db/handle.ts'
import { reportRow, type ReportContent } from './encrypted.ts'
import type { ExamReportTable } from './tables.ts'

export type ReportRow = Selectable<ExamReportTable>

/** False when this report exists already: it may be delivered again. */
export async function addReport(tx: Db, row: ReportRow): Promise<boolean> {
  const added = await tx
    .insertInto('exam_report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'report_no']).doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const setReportFile = (
  tx: Db,
  { account_id, id }: Pick<ReportRow, 'account_id' | 'id'>,
  file: string,
) =>
  tx
    .updateTable('exam_report')
    .set({ file_id: file })
    .where((row) => row.and({ account_id, id }))
    .execute()

const of = (db: Db, accountId: string) => db.selectFrom('exam_report').where('account_id', '=', accountId)

export const hasReport = async (db: Db, accountId: string, reportNo: string): Promise<boolean> =>
  (await of(db, accountId).select('id').where('report_no', '=', reportNo).executeTakeFirst()) !== undefined

export const reportOf = async (db: Db, accountId: string, id: string): Promise<ReportRow | null> =>
  (await of(db, accountId).selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export async function reportsOf(
  db: Db,
  accountId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const rows = await of(db, accountId)
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await of(db, accountId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

const mostYears = 10

/** Of the same examinee, up to a day, oldest first. */
export async function earlierReports(
  db: Db,
  { account_id, family_id, day }: ReportRow,
): Promise<ReportRow[]> {
  const rows = await of(db, account_id)
    .selectAll()
    .where('family_id', family_id === null ? 'is' : '=', family_id)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(mostYears)
    .execute()
  return rows.toReversed()
}

/** The report of each booking that has one. */
export async function reportIdsOf(
  db: Db,
  accountId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await of(db, accountId)
    .select(['booking_id', 'id'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at')
    .execute()
  return new Map(rows.map(({ booking_id, id }) => [booking_id, id]))
}

/** The findings of each; empty when the data subject key was deleted. */
export async function decryptedReports(
  ctx: SubjectKeyDeps,
  accountId: string,
  rows: readonly ReportRow[],
): Promise<ReadonlyMap<string, ReportContent>> {
  const key = await existingSubjectKey(ctx, accountId)
  return new Map(
    rows.flatMap(({ id, content }) => {
      const decrypted = openContent<ReportContent>(key, content, reportRow(id))
      return decrypted ? [[id, decrypted] as const] : []
    }),
  )
}

import type { Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { pauseAfter } from './rules.ts'
import type { ExamReportDueTable } from './tables.ts'

export type DueReport = Selectable<ExamReportDueTable>
type DueReportKey = Pick<DueReport, 'account_id' | 'report_no'>

const keyOf = ({ account_id, report_no }: DueReportKey) => ({ account_id, report_no })

/** In the transaction of the event that announces it; repeated, it is due once. */
export const addDueReport = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  of: Pick<DueReport, 'account_id' | 'report_no' | 'booking_id'>,
) =>
  db
    .insertInto('exam_report_due')
    .values({ ...of, tries: 0, next_at: pauseAfter(0, clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Called when the report has arrived or belongs to nobody. */
export const dropDueReport = (db: Db, of: DueReportKey) =>
  db
    .deleteFrom('exam_report_due')
    .where((row) => row.and(keyOf(of)))
    .execute()

export const dueReports = ({ db, clock }: { readonly db: Db; readonly clock: Clock }, count: number) =>
  db
    .selectFrom('exam_report_due')
    .selectAll()
    .where('next_at', '<=', clock.now())
    .orderBy('next_at')
    .limit(count)
    .execute()

/** Marked before the request, so that a report without an answer comes after all others the next time. */
export const postponeFetch = ({ db, clock }: { readonly db: Db; readonly clock: Clock }, due: DueReport) =>
  db
    .updateTable('exam_report_due')
    .set({ tries: due.tries + 1, next_at: pauseAfter(due.tries + 1, clock.now()) })
    .where((row) => row.and(keyOf(due)))
    .execute()

import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { TrialCause } from '@yf/domain/trial-run'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { TrialCaseTable, TrialRunTable, TrialSumTable } from './tables.ts'

export type TrialRunRecord = Selectable<TrialRunTable>
export type TrialCaseRecord = Selectable<TrialCaseTable>
export type TrialSumRecord = Selectable<TrialSumTable>

export const runById = (db: Db, id: string): Promise<TrialRunRecord | undefined> =>
  db.selectFrom('trial_run').selectAll().where('id', '=', id).executeTakeFirst()

/** Two workers of one run take turns. */
export const lockRun = (tx: Db, id: string): Promise<TrialRunRecord | undefined> =>
  tx.selectFrom('trial_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const addRun = (tx: Db, row: TrialRunRecord) =>
  tx
    .insertInto('trial_run')
    .values({ ...row, terms: jsonValue(row.terms) as never, totals: jsonValue(row.totals) as never })
    .execute()

export const changeRun = (tx: Db, id: string, changes: Updateable<TrialRunTable>) =>
  tx.updateTable('trial_run').set(changes).where('id', '=', id).execute()

export async function countRunning(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('trial_run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return count
}

type NewCase = Omit<TrialCaseRecord, 'run_id'>

export async function addCases(tx: Db, runId: string, cases: readonly NewCase[]): Promise<void> {
  if (cases.length === 0) return
  const rows = cases.map((row): Insertable<TrialCaseTable> => ({
    ...row,
    run_id: runId,
    lines: row.lines && (jsonValue(row.lines) as never),
  }))
  await tx.insertInto('trial_case').values(rows).execute()
}

export async function addSums(
  tx: Db,
  runId: string,
  sums: readonly Omit<TrialSumRecord, 'run_id'>[],
): Promise<void> {
  if (sums.length === 0) return
  await tx
    .insertInto('trial_sum')
    .values(sums.map((row) => ({ ...row, run_id: runId })))
    .onConflict((conflict) =>
      conflict.columns(['run_id', 'month', 'liability']).doUpdateSet(({ ref }) => ({
        current_fen: sql<number>`${ref('trial_sum.current_fen')} + ${ref('excluded.current_fen')}`,
        draft_fen: sql<number>`${ref('trial_sum.draft_fen')} + ${ref('excluded.draft_fen')}`,
      })),
    )
    .execute()
}

export const sumsOfRun = (db: Db, runId: string): Promise<TrialSumRecord[]> =>
  db
    .selectFrom('trial_sum')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('month')
    .orderBy('liability')
    .execute()

/** Of the cases that are paid differently; a case with several causes counts under each. */
export const sumsByCause = async (db: Db, runId: string) =>
  (
    await sql<{ cause: TrialCause; cases: number; difference_fen: number }>`
      select cause, count(*) as cases, sum(difference_fen)::bigint as difference_fen
      from trial_case, unnest(causes) as cause
      where run_id = ${runId} and difference_fen <> 0 group by cause order by count(*) desc, cause`.execute(
      db,
    )
  ).rows

export const trialCaseById = (db: Db, runId: string, caseId: string): Promise<TrialCaseRecord | undefined> =>
  db
    .selectFrom('trial_case')
    .selectAll()
    .where('run_id', '=', runId)
    .where('case_id', '=', caseId)
    .executeTakeFirst()

/** Some cases that are paid differently, after this one. */
export const differingAfter = (db: Db, runId: string, after: string, limit: number) =>
  db
    .selectFrom('trial_case')
    .selectAll()
    .where('run_id', '=', runId)
    .where('difference_fen', '<>', 0)
    .where('case_id', '>', after)
    .orderBy('case_id')
    .limit(limit)
    .execute()

/** Deletes at most so many cases, and then the run; says whether it is gone. */
export async function forgetRun(tx: Db, id: string, most: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('trial_case')
    .where('run_id', '=', id)
    .where('case_id', 'in', (cases) =>
      cases.selectFrom('trial_case').select('case_id').where('run_id', '=', id).limit(most),
    )
    .executeTakeFirst()
  if (Number(numDeletedRows) === most) return false
  await tx.deleteFrom('trial_sum').where('run_id', '=', id).execute()
  await tx.deleteFrom('trial_run').where('id', '=', id).execute()
  return true
}

import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { QuestionTable } from './tables.ts'

export type QuestionRow = Selectable<QuestionTable>

/** The primary key: a question belongs to one company. */
export interface QuestionKey {
  readonly companyId: string
  readonly id: string
}

interface QuestionChange {
  readonly category: string
  readonly title: string
  readonly content: string
  readonly sort: number
  readonly is_shown: boolean
  readonly saved_by: string
  readonly saved_at: Date
}

/** Including hidden ones, in the app's order. */
export const questionsOf = (db: Db, companyId: string): Promise<QuestionRow[]> =>
  db
    .selectFrom('question')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const questionAt = (db: Db, { companyId, id }: QuestionKey): Promise<QuestionRow | undefined> =>
  db
    .selectFrom('question')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export const lastSaverOf = async (db: Db, key: QuestionKey): Promise<string | null> =>
  (await questionAt(db, key))?.saved_by ?? null

export const addQuestions = (db: Db, rows: readonly Insertable<QuestionTable>[]): Promise<QuestionRow[]> =>
  db
    .insertInto('question')
    .values([...rows])
    .returningAll()
    .execute()

/** Nothing if somebody else has saved since it was loaded. */
export const saveQuestion = (
  db: Db,
  { companyId, id, revision }: QuestionKey & { readonly revision: number },
  changes: QuestionChange,
): Promise<QuestionRow | undefined> =>
  db
    .updateTable('question')
    .set({ ...changes, revision: revision + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()

/** False if somebody else has saved it since it was loaded. */
export async function removeQuestion(
  db: Db,
  { companyId, id, revision }: QuestionKey & { readonly revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('question')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface QuestionCounts {
  readonly times: number
  readonly people: number
}

/** The number of views and viewers of each of a company's questions. */
export async function openedQuestions(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuestionCounts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_count')
    .select('question_id')
    .select(sql<number>`sum(times)::integer`.as('times'))
    .select(sql<number>`count(distinct account_id)::integer`.as('people'))
    .where('company_id', '=', companyId)
    .where('question_id', 'in', ids)
    .groupBy('question_id')
    .execute()
  return new Map(rows.map(({ question_id, ...opened }) => [question_id, opened]))
}

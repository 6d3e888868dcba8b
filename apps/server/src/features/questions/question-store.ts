import { sql } from 'kysely'
import { containing } from '#platform/db/containing.ts'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import type { QuestionCountTable } from './tables.ts'

/** Every word must occur in title, answer or category. */
export function questionsOf(db: Db, companyId: string, keyword: string) {
  const terms = keyword.split(/\s+/).filter((word) => word !== '')
  let query = db
    .selectFrom('question')
    .select(['id', 'category', 'title as questionTitle', 'content as questionContent'])
    .where('company_id', '=', companyId)
    .where('is_shown', '=', true)
  for (const word of terms) {
    query = query.where(({ or, eb }) =>
      or([
        eb('title', 'ilike', containing(word)),
        eb('content', 'ilike', containing(word)),
        eb('category', 'ilike', containing(word)),
      ]),
    )
  }
  return query.orderBy('sort').orderBy('id').execute()
}

/** Adverts of one of the person's companies. */
export const questionOf = async (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('question')
    .select(['id', 'company_id'])
    .where(await withinCompaniesOf(db, accountId))
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .executeTakeFirst()

export const countOne = (db: Db, counted: Omit<QuestionCountTable, 'times'>) =>
  db
    .insertInto('question_count')
    .values({ ...counted, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'question_id', 'account_id', 'day'])
        .doUpdateSet({ times: sql`question_count.times + 1` }),
    )
    .execute()

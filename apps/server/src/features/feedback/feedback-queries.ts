import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ActivityAdviceTable, EvaluationTable, ServiceRecordTable, SuggestionTable } from './tables.ts'

export type SuggestionRow = Selectable<SuggestionTable>
export type AdviceRow = Selectable<ActivityAdviceTable>
export type EvaluationRow = Selectable<EvaluationTable> &
  Pick<ServiceRecordTable, 'account_id' | 'service_name' | 'provider'>

const atThat = (isHandled: boolean) => (isHandled ? 'is not' : 'is')

/** Handled ones, or open ones: to order and page. */
export const suggestionQuery = (db: Db, isHandled: boolean) =>
  db.selectFrom('suggestion').selectAll().where('handled_at', atThat(isHandled), null)

export const adviceQuery = (db: Db, isHandled: boolean) =>
  db.selectFrom('activity_advice').selectAll().where('handled_at', atThat(isHandled), null)

/** With the evaluated service, and its member. */
const everyEvaluation = (db: Db) =>
  db
    .selectFrom('evaluation')
    .innerJoin('service_record as service', (join) =>
      join
        .onRef('service.company_id', '=', 'evaluation.company_id')
        .onRef('service.id', '=', 'evaluation.service_id'),
    )
    .selectAll('evaluation')
    .select(['service.account_id', 'service.service_name', 'service.provider'])

export const evaluationQuery = (db: Db, isHandled: boolean) =>
  everyEvaluation(db).where('evaluation.handled_at', atThat(isHandled), null)

export const suggestionById = (db: Db, id: string): Promise<SuggestionRow | undefined> =>
  db.selectFrom('suggestion').selectAll().where('id', '=', id).executeTakeFirst()

export const adviceById = (db: Db, id: string): Promise<AdviceRow | undefined> =>
  db.selectFrom('activity_advice').selectAll().where('id', '=', id).executeTakeFirst()

export const evaluationById = (db: Db, serviceId: string): Promise<EvaluationRow | undefined> =>
  everyEvaluation(db).where('evaluation.service_id', '=', serviceId).executeTakeFirst()

/** The files of these suggestions, in the order in which they were attached. */
export async function filesOfSuggestions(db: Db, rows: readonly SuggestionRow[]) {
  if (rows.length === 0) return []
  return db
    .selectFrom('suggestion_picture')
    .select(['account_id', 'suggestion_id', 'file_id'])
    .where(
      'account_id',
      'in',
      rows.map(({ account_id }) => account_id),
    )
    .where(
      'suggestion_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('suggestion_id')
    .orderBy('sort')
    .execute()
}

/** The suggestion to which this member attached a file. */
export const suggestionWithPicture = (db: Db, accountId: string, fileId: string) =>
  db
    .selectFrom('suggestion_picture')
    .select(['suggestion_id as id', 'account_id'])
    .where('account_id', '=', accountId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()

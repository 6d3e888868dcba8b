import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { hasUploaded } from '#platform/files/uploaded.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import type { ActivityAdviceTable, EvaluationTable, FeedbackTagTable, SuggestionTable } from './tables.ts'

export const tagsOfKind = (db: Db, kind: FeedbackTagTable['kind'] | undefined) =>
  db
    .selectFrom('feedback_tag')
    .select(['id as tagId', 'name as tagName', 'kind'])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('kind')
    .orderBy('sort')
    .execute()

/** The names of these tags; null when one of them is no tag of this kind. */
export async function tagNames(
  db: Db,
  kind: FeedbackTagTable['kind'],
  ids: readonly string[],
): Promise<string[] | null> {
  if (ids.length === 0) return []
  const found = (await tagsOfKind(db, kind)).filter(({ tagId }) => ids.includes(tagId))
  return found.length === ids.length ? found.map(({ tagName }) => tagName) : null
}

export const keepAdvice = (db: Db, advice: Insertable<ActivityAdviceTable>) =>
  db.insertInto('activity_advice').values(advice).execute()

/** Pictures that this member uploaded for a suggestion: prevents attaching other members' files. */
export const ownsPictures = (db: Db, accountId: string, ids: readonly string[]): Promise<boolean> =>
  hasUploaded(db, { ownerId: accountId, modules: ['suggestion', 'feedback'] }, { ids })

export async function keepSuggestion(
  db: Db,
  suggestion: Insertable<SuggestionTable>,
  pictures: readonly string[],
) {
  await db.insertInto('suggestion').values(suggestion).execute()
  if (pictures.length === 0) return
  const { account_id, id: suggestion_id } = suggestion
  await useFiles(db, account_id, { ids: pictures })
  await db
    .insertInto('suggestion_picture')
    .values(pictures.map((file_id, sort) => ({ account_id, suggestion_id, file_id, sort })))
    .execute()
}

export const thirdPartyKey = 'service_record.third_party_id'

export async function serviceByThirdPartyId(db: Db, thirdPartyId: string) {
  const company_id = await holderOf(db, thirdPartyKey, thirdPartyId)
  if (company_id === null) return undefined
  return db
    .selectFrom('service_record')
    .selectAll()
    .where((row) => row.and({ company_id, third_party_id: thirdPartyId }))
    .executeTakeFirst()
}

export const evaluationOf = (db: Db, companyId: string, serviceId: string) =>
  db
    .selectFrom('evaluation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst()

/** False when the service has been evaluated: of two concurrent evaluations one is stored. */
export async function keepEvaluation(db: Db, evaluation: Insertable<EvaluationTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('evaluation')
    .values(evaluation)
    .onConflict((conflict) => conflict.columns(['company_id', 'service_id']).doNothing())
    .returning('service_id')
    .executeTakeFirst()
  return inserted !== undefined
}

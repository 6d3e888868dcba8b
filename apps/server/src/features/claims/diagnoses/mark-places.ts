import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'

/** Where a mark stands. */
export interface MarkPlace {
  readonly mark_id: string
  readonly company_id: string
  readonly case_id: string
}

type Insured = Pick<CaseRow, 'account_id' | 'family_id'>

/** For whoever has no certificate yet: the same member of the same account. */
export const inAccount = ({ account_id, family_id }: Insured): string => `${account_id}/${family_id ?? ''}`

/** By each key alone: one question, one node. May hold more than stand; the marks themselves say which. */
export async function markPlaces(db: Db, persons: readonly string[]): Promise<MarkPlace[]> {
  const found = await Promise.all(
    persons.map((person) =>
      db
        .selectFrom('insured_mark')
        .select(['mark_id', 'company_id', 'case_id'])
        .where('person', '=', person)
        .execute(),
    ),
  )
  return [...new Map(found.flat().map((place) => [place.mark_id, place])).values()]
}

/** In the transaction that writes the mark. */
export async function placeMark(db: Db, place: MarkPlace, persons: readonly string[]): Promise<void> {
  for (const person of persons)
    await db
      .insertInto('insured_mark')
      .values({ person, ...place })
      .onConflict((known) => known.columns(['person', 'mark_id']).doNothing())
      .execute()
}

const atATime = 200

/**
 * Marks of cases whose insured person became known later, or under another key: each step can be done twice, and until
 * the last one a mark is found by what it was found by. Answers how many there were.
 */
export async function moveMarks(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('claim_diagnosis_mark as m')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
    )
    .select(['m.id as mark_id', 'm.company_id', 'm.case_id', 'm.found_by', 'c.insured_hash'])
    .where('c.insured_hash', '<>', '')
    .whereRef('m.found_by', 'is distinct from', 'c.insured_hash')
    .limit(atATime)
    .execute()
  for (const { found_by, insured_hash, ...place } of rows) {
    await placeMark(db, place, [insured_hash!])
    await db
      .updateTable('claim_diagnosis_mark')
      .set({ found_by: insured_hash })
      .where((row) => row.and({ company_id: place.company_id, case_id: place.case_id, id: place.mark_id }))
      .execute()
    if (found_by !== null)
      await db
        .deleteFrom('insured_mark')
        .where((row) => row.and({ person: found_by, mark_id: place.mark_id }))
        .execute()
  }
  return rows.length
}

import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

/** Where a mark is stored. */
export interface MarkKey {
  readonly mark_id: string
  readonly company_id: string
  readonly case_id: string
}

type InsuredKeys = Pick<CaseRow, 'account_id' | 'family_id'>

/** Key for people without a certificate: the member of the account. */
export const inAccount = ({ account_id, family_id }: InsuredKeys): string =>
  `${account_id}/${family_id ?? ''}`

/** One query per key, so that each goes to one node. May contain deleted marks; the marks themselves decide. */
export async function findMarkKeys(db: Db, persons: readonly string[]): Promise<MarkKey[]> {
  const found = await Promise.all(
    persons.map((person) =>
      db
        .selectFrom('insured_mark')
        .select(['mark_id', 'company_id', 'case_id'])
        .where('person', '=', person)
        .execute(),
    ),
  )
  return [...new Map(found.flat().map((markKey) => [markKey.mark_id, markKey])).values()]
}

/** Runs in the transaction that writes the mark. */
export async function indexMark(db: Db, markKey: MarkKey, persons: readonly string[]): Promise<void> {
  for (const person of persons)
    await db
      .insertInto('insured_mark')
      .values({ person, ...markKey })
      .onConflict((conflict) => conflict.columns(['person', 'mark_id']).doNothing())
      .execute()
}

const atATime = 200

/**
 * Moves marks whose insured person was identified later, or under another key. Each step is idempotent, and until the
 * last one a mark is found by its old key. Returns their number.
 */
export async function reindexMarks(db: Db): Promise<number> {
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
  for (const { found_by, insured_hash, ...markKey } of rows) {
    await indexMark(db, markKey, [insured_hash!])
    await db
      .updateTable('claim_diagnosis_mark')
      .set({ found_by: insured_hash })
      .where((row) =>
        row.and({ company_id: markKey.company_id, case_id: markKey.case_id, id: markKey.mark_id }),
      )
      .execute()
    if (found_by !== null)
      await db
        .deleteFrom('insured_mark')
        .where((row) => row.and({ person: found_by, mark_id: markKey.mark_id }))
        .execute()
  }
  return rows.length
}

import { sql, type Selectable } from 'kysely'
import type { AdjudicatedLine } from '@yf/domain/adjudication'
import type { Clock } from '#platform/clock.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from './own-case.ts'
import { revisionRow } from './encrypted.ts'
import type { ClaimRevisionLineTable, ClaimRevisionTable } from './tables.ts'

export type Revision = Selectable<ClaimRevisionTable>
export type RevisionLine = Selectable<ClaimRevisionLineTable>
type RevisionCaseKey = Pick<CaseRow, 'company_id' | 'id'>
type RevisionKey = Pick<Revision, 'company_id' | 'case_id' | 'id'>

/** The newest revision of a case, open or closed. */
export const lastRevision = (db: Db, { company_id, id }: RevisionCaseKey): Promise<Revision | undefined> =>
  revisions(db, { company_id, id }).limit(1).executeTakeFirst()

/** The appeal of a case: at most one exists. */
export const appealOf = (db: Db, caseKey: RevisionCaseKey): Promise<Revision | undefined> =>
  revisions(db, caseKey).where('kind', '=', 'appeal').executeTakeFirst()

/** The start of the open appeal, by case. */
export async function appealTimes(db: Db, caseIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim_revision')
    .select(['case_id', 'opened_at'])
    .where(sql<boolean>`case_id = any(${caseIds}::uuid[])`)
    .where('kind', '=', 'appeal')
    .where('closed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ case_id, opened_at }) => [case_id, opened_at]))
}

/** The open revision of the case. */
export async function openRevisionOf(db: Db, caseKey: RevisionCaseKey): Promise<Revision> {
  const found = await revisions(db, caseKey).where('closed_at', 'is', null).executeTakeFirst()
  if (!found) throw new Error('a case is looked at again without a revision')
  return found
}

const revisions = (db: Db, { company_id, id }: RevisionCaseKey) =>
  db
    .selectFrom('claim_revision')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')

export const closeRevision = (
  tx: Db,
  { company_id, case_id, id }: RevisionKey,
  ended: Pick<Revision, 'outcome' | 'after_payable_fen' | 'closed_at'>,
) =>
  tx
    .updateTable('claim_revision')
    .set(ended)
    .where((row) => row.and({ company_id, case_id, id }))
    .execute()

/** The decision in force during a revision. */
export const linesOfRevision = (db: Db, { company_id, case_id, id }: RevisionKey): Promise<RevisionLine[]> =>
  db
    .selectFrom('claim_revision_line')
    .selectAll()
    .where((row) => row.and({ company_id, case_id, revision_id: id }))
    .orderBy('receipt_id')
    .execute()

/** The lines of all earlier decisions of this case that were reviewed. */
export const linesBefore = (db: Db, { company_id, id }: RevisionCaseKey): Promise<RevisionLine[]> =>
  db
    .selectFrom('claim_revision_line')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .execute()

export const linesInForce = async (db: Db, caseKey: RevisionCaseKey): Promise<AdjudicatedLine[]> =>
  (await linesOfRevision(db, await openRevisionOf(db, caseKey))).map(({ line }) => line)

type RevisionTextColumn = 'text_encrypted' | 'explanation_encrypted'
type Owner = Pick<CaseRow, 'account_id'>

/** The decrypted text; null if there is none, or the key of the member was deleted. */
export async function revisionText(
  ctx: SubjectKeyDeps,
  { account_id }: Owner,
  revision: Revision,
  column: RevisionTextColumn,
): Promise<string | null> {
  const value = revision[column]
  const key = value && (await existingSubjectKey(ctx, account_id))
  return value && key ? key.open(value, revisionRow(revision.id, column)) : null
}

export async function encryptedRevisionText(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  { account_id }: Owner,
  revisionId: string,
  column: RevisionTextColumn,
  text: string,
): Promise<string> {
  const key = await subjectKey(ctx, account_id)
  return key.encrypt(text, revisionRow(revisionId, column))
}

/** The reviewer's text, stored with the first of two approvals or with the decision itself. */
export async function keepExplanation(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  caseRow: CaseRow,
  text: string,
): Promise<void> {
  const { company_id, case_id, id } = await openRevisionOf(ctx.db, caseRow)
  const explanation_encrypted = await encryptedRevisionText(ctx, caseRow, id, 'explanation_encrypted', text)
  await ctx.db
    .updateTable('claim_revision')
    .set({ explanation_encrypted })
    .where((row) => row.and({ company_id, case_id, id }))
    .execute()
}

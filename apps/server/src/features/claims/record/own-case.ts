import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { companyOfCase } from './case-keys.ts'
import { notePace } from './hospital-pace.ts'
import type { ClaimCaseTable } from './tables.ts'

export type CaseRow = Selectable<ClaimCaseTable>

/** The subject kind of a case in transitions, payments and used invoices. */
export const claimKind = 'claim'

export const caseSubject = ({ company_id, id }: Pick<CaseRow, 'company_id' | 'id'>) => ({
  companyId: company_id,
  kind: claimKind,
  id,
})

/** The same as columns of a row that is about the case. */
export const subjectColumns = ({ company_id, id }: Pick<CaseRow, 'company_id' | 'id'>) => ({
  company_id,
  subject_kind: claimKind,
  subject_id: id,
})

/** Another member's case answers like one that does not exist (decisions §3). */
export async function ownCase(db: Db, accountId: string, caseId: string): Promise<CaseRow | undefined> {
  return (await ownRow(db, accountId, caseId))?.executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function takeOwnCase(tx: Db, accountId: string, caseId: string): Promise<CaseRow | undefined> {
  return (await ownRow(tx, accountId, caseId))?.forUpdate().executeTakeFirst()
}

async function ownRow(db: Db, account_id: string, id: string) {
  const company_id = await companyOfCase(db, id)
  if (company_id === null) return null
  return db
    .selectFrom('claim_case')
    .selectAll()
    .where((row) => row.and({ company_id, id, account_id }))
}

export async function changeCase(tx: Db, before: CaseRow, changes: Partial<CaseRow>): Promise<void> {
  const { company_id, id } = before
  await tx
    .updateTable('claim_case')
    .set(changes as object)
    .where((row) => row.and({ company_id, id }))
    .execute()
  await notePace(tx, before, { ...before, ...changes })
}

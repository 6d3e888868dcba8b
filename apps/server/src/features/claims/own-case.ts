import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimCaseTable } from './tables.ts'

export type CaseRow = Selectable<ClaimCaseTable>

/** What the log of moves, payments and used invoices call a case. */
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

/** Somebody else's case answers as one that does not exist (decisions §3). */
export const ownCase = (db: Db, accountId: string, caseId: string): Promise<CaseRow | undefined> =>
  db
    .selectFrom('claim_case')
    .selectAll()
    .where('id', '=', caseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** The same, as nobody else can change it until the transaction ends. */
export const takeOwnCase = (tx: Db, accountId: string, caseId: string): Promise<CaseRow | undefined> =>
  tx
    .selectFrom('claim_case')
    .selectAll()
    .where('id', '=', caseId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const changeCase = (tx: Db, { company_id, id }: CaseRow, changes: Partial<CaseRow>) =>
  tx
    .updateTable('claim_case')
    .set(changes as object)
    .where((row) => row.and({ company_id, id }))
    .execute()

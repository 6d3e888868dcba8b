import { sql } from 'kysely'
import { examDocumentKinds } from '@yf/domain/exam-claim'
import { filesOfCases, type AuditSubjects } from '#features/staff/public.ts'
import { examIdOfNo } from '../exam-keys.ts'

/** Reimbursements as subjects of the audit log. */
export const examSubjects: AuditSubjects = {
  idOfNumber: examIdOfNo,

  async numbersOf(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('exam_claim')
      .select(['id', 'exam_no'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute()
    return new Map(rows.map(({ id, exam_no }) => [id, exam_no]))
  },

  async idsNamed(db, name) {
    const rows = await db
      .selectFrom('exam_claim')
      .select('id')
      .where('member_name', '=', name)
      .where('state', '>', 0)
      .execute()
    return rows.map(({ id }) => id)
  },
}

/** Only of submitted ones. */
export const examFiles = filesOfCases(async (db, { company_id, file_id }) => {
  const row = await db
    .selectFrom('exam_document as p')
    .innerJoin('exam_claim as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.exam_id'),
    )
    .select(['c.company_id', 'c.id as case_id', 'c.exam_no as case_no', 'c.account_id', 'p.kind', 'p.sort'])
    .where((document) => document.and({ 'p.company_id': company_id, 'p.file_id': file_id }))
    .where('p.removed_at', 'is', null)
    .where('c.state', '>', 0)
    .executeTakeFirst()
  if (!row) return null
  const { kind, sort, ...about } = row
  return { ...about, what: `${examDocumentKinds[kind]} ${sort}` }
})

import type { Selectable } from 'kysely'
import type { InvoiceHolder } from '#features/claims/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { companyOfExam } from './exam-keys.ts'
import type { ExamClaimTable } from './tables.ts'

export type ExamRow = Selectable<ExamClaimTable>
export type ExamKey = Pick<ExamRow, 'company_id' | 'id'>

/** The name of a reimbursement in state events, payments and used invoices. */
export const examKind = 'exam'

export const examSubject = ({ company_id, id }: ExamKey) => ({ companyId: company_id, kind: examKind, id })

export const examHolder = ({ company_id, id, exam_no }: ExamRow): InvoiceHolder => ({
  company_id,
  subject_kind: examKind,
  subject_id: id,
  subject_no: exam_no,
})

/** Another member's consultation answers like one that does not exist (decisions §3). */
export async function ownExam(db: Db, accountId: string, id: string): Promise<ExamRow | undefined> {
  const row = await examById(db, id)
  return row?.account_id === accountId ? row : undefined
}

/** The same, locked until the transaction ends. */
export async function takeOwnExam(tx: Db, accountId: string, id: string): Promise<ExamRow | undefined> {
  const row = await takeExam(tx, id)
  return row?.account_id === accountId ? row : undefined
}

export const examById = async (db: Db, id: string): Promise<ExamRow | undefined> =>
  (await rowById(db, id))?.executeTakeFirst()

export const takeExam = async (tx: Db, id: string): Promise<ExamRow | undefined> =>
  (await rowById(tx, id))?.forUpdate().executeTakeFirst()

async function rowById(db: Db, id: string) {
  const company_id = await companyOfExam(db, id)
  if (company_id === null) return null
  return db
    .selectFrom('exam_claim')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
}

export const changeExam = (tx: Db, { company_id, id }: ExamKey, changes: Partial<ExamRow>) =>
  tx
    .updateTable('exam_claim')
    .set(changes as object)
    .where((row) => row.and({ company_id, id }))
    .execute()

import { createHash } from 'node:crypto'
import { examStates } from '@yf/domain/exam-claim'
import { sql } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import type { ExamRow } from '#features/exam/own-exam.ts'
import { encryptReading } from '#features/exam/documents/reading.ts'
import { columnsOf } from '#features/exam/documents/store.ts'
import type { ExamDocumentTable } from '#features/exam/tables.ts'
import {
  drawAll,
  readingOf,
  receiptDrawing,
  recordDrawing,
  type PageSketch,
  type DrawnReceipt,
} from './draw-documents.ts'
import { invoiceNoOf } from './exams.ts'
import { idOf } from './ids.ts'

const receiptOf = (exam: ExamRow): DrawnReceipt => ({
  hospital: exam.institution,
  code: '',
  number: invoiceNoOf(exam),
  day: exam.exam_day,
  payer: exam.member_name,
  billedFen: exam.amount_fen,
  socialFen: 0,
  item: '健康体检费',
})

const reportOf = (exam: ExamRow): PageSketch =>
  recordDrawing('健康体检报告', exam.institution, [
    ['姓名', exam.member_name],
    ['体检日期', exam.exam_day],
    ['体检项目', '一般检查、血常规、肝肾功能、心电图、腹部彩超'],
    ['结论', '未见明显异常，建议每年体检一次。'],
    ['主检医师', '周医生'],
  ])

/**
 * The documents of 林晓's reimbursements, rendered after the start like the manuals. Returns whether they were added.
 */
export async function addExamDocuments(services: Services, db: Db): Promise<boolean> {
  const exams = await withoutDocuments(db)
  if (exams.length === 0) return false
  const bodies = await drawAll(exams.flatMap((exam) => [receiptDrawing(receiptOf(exam)), reportOf(exam)]))
  return db.transaction().execute(async (tx) => {
    await sql`lock table exam_document in share row exclusive mode`.execute(tx)
    if ((await withoutDocuments(tx)).length === 0) return false
    for (const [at, exam] of exams.entries()) {
      const [invoice, report] = bodies.slice(at * 2) as [Buffer, Buffer]
      await addDocument(services, tx, exam, { kind: 'invoice', name: '体检发票.jpg', body: invoice })
      await addDocument(services, tx, exam, { kind: 'report', name: '体检报告.jpg', body: report })
    }
    return true
  })
}

/** A database with documents stays unchanged. */
async function withoutDocuments(db: Db): Promise<ExamRow[]> {
  const existing = await db.selectFrom('exam_document').select('id').limit(1).executeTakeFirst()
  if (existing) return []
  return db
    .selectFrom('exam_claim')
    .selectAll()
    .where('account_id', '=', idOf('account', 'linxiao'))
    .where('state', '>', examStates.draft)
    .execute()
}

interface ExamPicture {
  readonly kind: ExamDocumentTable['kind']
  readonly name: string
  readonly body: Buffer
}

async function addDocument(services: Services, db: Db, exam: ExamRow, { kind, name, body }: ExamPicture) {
  const ctx = { ...services, db }
  const { company_id, id: exam_id, account_id } = exam
  const file = { ownerId: account_id, companyId: company_id, module: 'exam', contentType: 'image/jpeg', body }
  const stored = await keepFile(ctx, file)
  const id = newId()
  const now = exam.submitted_at ?? services.clock.now()
  const { number, day, billedFen, payer } = receiptOf(exam)
  const values = { invoiceCode: '', invoiceNumber: number, day, billedFen, payer }
  const isInvoice = kind === 'invoice'
  const reading = isInvoice ? readingOf(receiptOf(exam)) : null
  await db
    .insertInto('exam_document')
    .values({
      company_id,
      exam_id,
      id,
      kind,
      file_id: stored.id,
      name,
      upload_key: id,
      page: 1,
      bytes_hash: createHash('sha256').update(body).digest('hex'),
      state: isInvoice ? 'read' : 'kept',
      tries: 1,
      failure: null,
      reading_encrypted: reading && encryptReading(await subjectKey(ctx, account_id), id, reading),
      printed_encrypted: null,
      ...(isInvoice ? columnsOf(values) : {}),
      is_confirmed: isInvoice,
      snapshot: { read: isInvoice ? values : null, byMember: null, byHandler: null },
      sort: isInvoice ? 1 : 2,
      created_at: now,
      read_at: now,
      removed_at: null,
    })
    .execute()
}

import { shanghaiDay } from '@yf/domain/dates'
import type { ReadOptions } from '@yf/ocr/document/outcome'
import type { JobContext } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { fileBytes } from '#platform/files/stored-files.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { OcrOutcome } from '#platform/ocr/ocr.port.ts'
import { isBlankReceipt, verdictOf } from '#features/claims/public.ts'
import { accountOf } from '#features/identity/public.ts'
import { examById, type ExamRow } from '../own-exam.ts'
import { invoiceOf, isSureInvoice } from './invoice-rules.ts'
import { decryptedDocuments, encryptReading } from './reading.ts'
import { columnsOf, type ExamDocumentRow } from './store.ts'

interface ReadingOrder {
  readonly companyId: string
  readonly examId: string
  readonly id: string
}

const busySeconds = 5
const mostTries = 3
const byHand = '暂时无法识别，请手动填写'

/** Recognises one document. Two concurrent calls read the same; the first to end writes the result. */
export const readDocumentJob: Job<ReadingOrder> = {
  name: 'exam.read-paper',
  retries: 4,
  run: async (order, ctx) => {
    const document = await waitingDocument(ctx, order)
    const exam = document && (await examById(ctx.db, document.exam_id))
    if (!document || !exam) return
    const outcome = await read(ctx, exam, document)
    if (outcome.outcome === 'busy')
      return ctx.jobs.send(ctx.db, readDocumentJob, order, { startAfterSeconds: busySeconds })
    if (outcome.outcome !== 'failed') return keep(ctx, exam, document, outcome)
    // Earlier failures may have been the machine's fault; a closing server leaves it to the next.
    if (outcome.reason === 'closed') throw new Error('a paper was not read: closing')
    const tries = document.tries + 1
    await end(ctx, document, tries < mostTries ? { tries } : { tries, state: 'unreadable', failure: byHand })
    if (tries < mostTries) throw new Error(`a paper was not read: ${outcome.reason}`)
  },
}

const waitingDocument = ({ db }: JobContext, { companyId, examId, id }: ReadingOrder) =>
  db
    .selectFrom('exam_document')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, exam_id: examId, id, state: 'waiting' }))
    .where('removed_at', 'is', null)
    .executeTakeFirst()

async function read(ctx: JobContext, exam: ExamRow, document: ExamDocumentRow): Promise<OcrOutcome> {
  const person = exam.account_id
  const [bytes, applicant, { printedOf }] = await Promise.all([
    fileBytes(ctx, person, document.file_id),
    accountOf(ctx.db, person),
    decryptedDocuments(ctx, person),
  ])
  const layer = printedOf(document)
  const options: ReadOptions = {
    expectedNames: [...new Set([exam.member_name, applicant?.name ?? ''])].filter(Boolean),
    expectedHospitals: [exam.institution],
    today: shanghaiDay(ctx.clock.now()),
    ...(layer ? { layer } : {}),
  }
  const seen = await ctx.ocr.read(person, bytes, options)
  const isOther = seen.outcome === 'read' && seen.kind !== 'vatInvoice' && seen.kind !== 'medicalReceipt'
  // The kind stated by the member.
  return document.kind === 'invoice' && isOther
    ? ctx.ocr.read(person, bytes, { ...options, kind: 'vatInvoice' })
    : seen
}

type FinishedReading = Extract<OcrOutcome, { outcome: 'read' | 'unreadable' }>

async function keep(
  ctx: JobContext,
  exam: ExamRow,
  document: ExamDocumentRow,
  outcome: FinishedReading,
): Promise<void> {
  const reading = outcome.outcome === 'read' ? outcome : null
  const isInvoice = document.kind === 'invoice'
  // Content of later pages of an invoice: items, stamps.
  if (isInvoice && document.page > 1 && (!reading || isBlankReceipt(reading)))
    return end(ctx, document, { state: 'kept' })
  const key = await subjectKey(ctx, exam.account_id)
  const values = isInvoice && reading ? invoiceOf(reading) : null
  const { state, failure } = verdictOf(outcome, { is_kind_given: false }, isInvoice ? 'receipt' : 'other')
  await end(ctx, document, {
    state: state === 'read' ? 'read' : 'unreadable',
    // People check reports: no value has to be recognised.
    failure: isInvoice ? failure : null,
    reading_encrypted: reading && encryptReading(key, document.id, reading),
    snapshot: { ...document.snapshot, read: values },
    ...(values ? columnsOf(values) : {}),
    is_confirmed: isInvoice && reading !== null && isSureInvoice(reading),
  })
}

/** Only if nothing else has completed it: neither another call nor the member. */
async function end(
  ctx: JobContext,
  document: ExamDocumentRow,
  changes: Partial<ExamDocumentRow>,
): Promise<void> {
  const { company_id, exam_id, id } = document
  await ctx.db
    .updateTable('exam_document')
    .set({ ...changes, read_at: ctx.clock.now() } as object)
    .where((row) => row.and({ company_id, exam_id, id, state: 'waiting' }))
    .execute()
}

/** After this time a document has been recognised; otherwise it has lost its job. */
const lostAfterMs = 120_000

export const readLeftDocumentsJob: Job<object> = {
  name: 'exam.read-left-papers',
  retries: 1,
  cron: '* * * * *',
  run: async (_, ctx) => {
    const now = ctx.clock.now()
    const left = await ctx.db
      .selectFrom('exam_document')
      .select(['company_id', 'exam_id', 'id', 'tries'])
      .where('state', '=', 'waiting')
      .where('removed_at', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - lostAfterMs))
      .orderBy('created_at')
      .limit(100)
      .execute()
    for (const { company_id, exam_id, id, tries } of left) {
      // Once per ten minutes and try: a long queue must not grow through its own waiting entries.
      const key = `${id}/${tries}/${Math.floor(now.getTime() / 600_000)}`
      await ctx.jobs.send(ctx.db, readDocumentJob, { companyId: company_id, examId: exam_id, id }, { key })
    }
  },
}

import { createHash } from 'node:crypto'
import type { RefusalOf } from '@yf/contract/call'
import type { examCalls } from '@yf/contract/exam'
import { examDocumentKinds, examStates, type ExamDocumentKind } from '@yf/domain/exam-claim'
import { hasText } from '@yf/ocr/document/text-layer'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type Steps } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { cleanFile } from '#platform/files/clean-file.ts'
import { putBytes, recordFile } from '#platform/files/stored-files.ts'
import { hasRoomFor } from '#platform/files/unused-files.ts'
import { newId } from '#platform/ids.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { isBadInput, sentFile } from '#features/claims/public.ts'
import { ownExam, takeOwnExam, type ExamRow } from '../own-exam.ts'
import { documentPrintedRow } from '../encrypted.ts'
import { toDocumentDtos } from './dto.ts'
import { readDocumentJob } from './read-document.ts'
import { documentsOf, documentsOfUpload, type ExamDocumentRow } from './store.ts'

const mostDocuments = 40
const perPerson: Window = { limit: 120, seconds: 600 }

type UploadContext = MemberContext & Steps
type ExamUploadRefusal = RefusedCall<RefusalOf<typeof examCalls.upload>>
type StoredPage = Awaited<ReturnType<typeof storedPages>>[number]

interface IncomingDocument {
  readonly id: string
  readonly kind: ExamDocumentKind
  readonly name: string
  readonly hash: string
  readonly uploadKey: string
}

/** Rendering and storing take time and hold no connection; their result is added to the draft in one short step. */
export const upload = inSteps<typeof examCalls.upload>(async ({ id, kind }, ctx) => {
  const { accountId } = ctx.caller
  const sent = sentFile(ctx.uploads)
  if (isBadInput(sent)) return sent
  if (!sent) return badInput('file', '请选择文件')
  const exam = await ownExam(ctx.db, accountId, id)
  const closed = closedTo(exam)
  if (closed || !exam) return closed ?? refuse('notFound')
  const hash = createHash('sha256').update(sent.bytes).digest('hex')
  const incoming = { id, kind, name: sent.name, hash, uploadKey: ctx.idempotencyKey }
  const existing = await documentsOfUpload(ctx.db, exam, incoming.uploadKey)
  if (existing.length > 0) return repeated(ctx, exam, existing, hash)
  if (!(await ctx.limits.take('examUpload', accountId, perPerson)).allowed) return refuse('tooOften')
  if (!(await hasRoomFor(ctx.db, accountId, { files: 1, bytes: 0 }))) return refuse('storageFull')
  const cleaned = await cleanFile(accountId, sent.bytes)
  if (cleaned.kind === 'refused') return refuse(cleaned.refusal, cleaned.message)
  return addPages(ctx, incoming, await storedPages(ctx, cleaned.pages))
})

const closedTo = (exam: ExamRow | undefined): ExamUploadRefusal | null => {
  if (!exam) return refuse('notFound')
  return exam.state === examStates.draft ? null : refuse('examSubmitted')
}

type DrawnPages = Extract<Awaited<ReturnType<typeof cleanFile>>, { kind: 'clean' }>['pages']

const storedPages = (ctx: UploadContext, pages: DrawnPages) =>
  Promise.all(
    pages.map(async (page) => ({
      kept: await putBytes(ctx, ctx.caller.accountId, page),
      layer: page.layer && hasText(page.layer) ? page.layer : null,
    })),
  )

async function addPages(ctx: UploadContext, incoming: IncomingDocument, pages: readonly StoredPage[]) {
  let isAdded = false
  try {
    return await ctx.transaction(async (inner) => {
      const { db } = inner
      const exam = await takeOwnExam(db, ctx.caller.accountId, incoming.id)
      const closed = closedTo(exam)
      if (closed || !exam) return closed ?? refuse('notFound')
      // A concurrent request with the same key may have been quicker.
      const existing = await documentsOfUpload(db, exam, incoming.uploadKey)
      if (existing.length > 0) return repeated({ ...ctx, db }, exam, existing, incoming.hash)
      const current = await documentsOf(db, exam)
      const same = current.find(({ bytes_hash }) => bytes_hash === incoming.hash)
      if (same)
        return refuse(
          'sameFile',
          `这个文件已经上传过了，在「${examDocumentKinds[same.kind]}」中（${same.name}）`,
        )
      if (current.length + pages.length > mostDocuments) return refuse('examPapersFull')
      const bytes = pages.reduce((sum, { kept }) => sum + kept.size, 0)
      if (!(await hasRoomFor(db, exam.account_id, { files: pages.length, bytes })))
        return refuse('storageFull')
      const first = Math.max(0, ...current.map(({ sort }) => sort)) + 1
      await insertPages({ ...ctx, db }, exam, { ...incoming, first }, pages)
      isAdded = true
      return answer(
        await toUploadedDtos({ ...ctx, db }, exam, await documentsOfUpload(db, exam, incoming.uploadKey)),
      )
    })
  } finally {
    // If the store is down the bytes remain, under a name that nobody knows.
    if (!isAdded) await Promise.allSettled(pages.map(({ kept }) => ctx.files.remove(kept.name)))
  }
}

/** The same key is the same file. */
const repeated = async (
  ctx: UploadContext,
  exam: ExamRow,
  existing: readonly ExamDocumentRow[],
  hash: string,
) =>
  existing[0]!.bytes_hash === hash ? answer(await toUploadedDtos(ctx, exam, existing)) : refuse('keyReused')

const toUploadedDtos = (ctx: UploadContext, exam: ExamRow, rows: readonly ExamDocumentRow[]) =>
  toDocumentDtos(
    ctx,
    exam,
    rows.filter(({ removed_at }) => removed_at === null),
  )

async function insertPages(
  ctx: UploadContext,
  exam: ExamRow,
  incoming: IncomingDocument & { readonly first: number },
  pages: readonly StoredPage[],
): Promise<void> {
  const { company_id, id: exam_id, account_id } = exam
  const { kind, name, uploadKey, hash, first } = incoming
  const of = { ownerId: account_id, companyId: company_id, module: 'exam', isUnused: true }
  const key = await subjectKey(ctx, account_id)
  const now = ctx.clock.now()
  for (const [at, { kept, layer }] of pages.entries()) {
    const file = await recordFile(ctx, kept, of)
    const id = newId()
    // A report has many pages; the first names its owner.
    const isRead = kind === 'invoice' || at === 0
    await ctx.db
      .insertInto('exam_document')
      .values({
        company_id,
        exam_id,
        id,
        kind,
        file_id: file.id,
        name: pages.length > 1 ? `${name} 第${at + 1}页` : name,
        upload_key: uploadKey,
        page: at + 1,
        bytes_hash: hash,
        state: isRead ? 'waiting' : 'kept',
        tries: 0,
        failure: null,
        reading_encrypted: null,
        printed_encrypted: layer && key.encrypt(JSON.stringify(layer), documentPrintedRow(id)),
        snapshot: { read: null, byMember: null, byHandler: null },
        sort: first + at,
        created_at: now,
        read_at: null,
        removed_at: null,
      })
      .execute()
    if (isRead) await ctx.jobs.send(ctx.db, readDocumentJob, { companyId: company_id, examId: exam_id, id })
  }
}

import { caseStates } from '@yf/domain/claim-case'
import type { HandSignature } from '@yf/papers/layout/signature'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileBytes, filesById, forgetFiles, keepFile } from '#platform/files/stored-files.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { letterOf } from './letter.ts'
import { reviewLetterOf } from './review-letter.ts'
import { signedBook } from './signed-book.ts'

export type CaseDocumentKind = 'book' | 'letter' | 'review'

/** Outside any transaction, because rendering is slow. */
export type CaseDocumentDeps = Pick<
  Services,
  'settings' | 'clock' | 'cipher' | 'files' | 'documentWriter'
> & {
  readonly db: Db
}

const columns = { book: 'book_file_id', letter: 'letter_file_id', review: 'review_file_id' } as const

/** The name of a stored document of a submitted case; renders it if it does not exist. */
export async function documentOf(
  ctx: CaseDocumentDeps,
  caseRow: CaseRow,
  kind: CaseDocumentKind,
): Promise<string> {
  const storedId = caseRow[columns[kind]]
  if (storedId) return nameOf(ctx.db, caseRow, storedId)
  return storeDocument(ctx, caseRow, kind, await drawings[kind](ctx, caseRow))
}

/** Of two concurrent renderings one is stored, and both return it. */
export async function storeDocument(
  ctx: CaseDocumentDeps,
  caseRow: CaseRow,
  kind: CaseDocumentKind,
  bytes: Uint8Array,
  set: Partial<CaseRow> = {},
): Promise<string> {
  const column = columns[kind]
  const file = await keepFile(ctx, {
    ownerId: caseRow.account_id,
    companyId: caseRow.company_id,
    module: 'claims',
    contentType: 'application/pdf',
    body: Buffer.from(bytes),
  })
  const before = caseRow[column]
  const { numUpdatedRows } = await ctx.db
    .updateTable('claim_case')
    .set({ ...set, [column]: file.id } as object)
    .where((row) => row.and({ company_id: caseRow.company_id, id: caseRow.id }))
    // The unsigned PDF of a draft must not be added to a case that was submitted meanwhile.
    .where('state', caseRow.state === caseStates.draft ? '=' : '<>', caseStates.draft)
    .where(column, before === null ? 'is' : '=', before)
    .executeTakeFirst()
  const outdated = numUpdatedRows > 0n ? before : file.id
  if (outdated) await dropFile(ctx, caseRow, outdated)
  if (numUpdatedRows > 0n) return file.name
  const now = await ctx.db
    .selectFrom('claim_case')
    .select(column)
    .where((row) => row.and({ company_id: caseRow.company_id, id: caseRow.id }))
    .executeTakeFirst()
  const winner = now?.[column]
  if (!winner) throw new Error('a paper was overtaken by a change of its case')
  return nameOf(ctx.db, caseRow, winner)
}

type CaseOwner = Pick<CaseRow, 'account_id'>

export async function dropFile(
  { db, files }: CaseDocumentDeps,
  { account_id }: CaseOwner,
  id: string,
): Promise<void> {
  for (const name of await forgetFiles(db, account_id, [id])) await files.remove(name)
}

export async function nameOf(db: Db, { account_id }: CaseOwner, fileId: string): Promise<string> {
  const file = (await filesById(db, account_id, [fileId])).get(fileId)
  if (!file) throw new Error(`stored file ${fileId} is missing`)
  return file.name
}

async function drawBook(ctx: CaseDocumentDeps, caseRow: CaseRow): Promise<Uint8Array> {
  const book = await signedBook(ctx, caseRow)
  return ctx.documentWriter.applicationBook(book, await signatureOf(ctx, caseRow, book.applicant.name))
}

async function signatureOf(ctx: CaseDocumentDeps, caseRow: CaseRow, signer: string): Promise<HandSignature> {
  const { signature_id, account_id, submitted_at } = caseRow
  if (!signature_id || !submitted_at) throw new Error('a submitted case without its signature')
  const { file_id } = await ctx.db
    .selectFrom('hand_signature')
    .select('file_id')
    .where((row) => row.and({ account_id, id: signature_id }))
    .executeTakeFirstOrThrow()
  return { png: await fileBytes(ctx, account_id, file_id), signer, signedAt: submitted_at }
}

const drawLetter = async (ctx: CaseDocumentDeps, caseRow: CaseRow): Promise<Uint8Array> =>
  ctx.documentWriter.decisionLetter(await letterOf(ctx, caseRow))

const drawReview = async (ctx: CaseDocumentDeps, caseRow: CaseRow): Promise<Uint8Array> =>
  ctx.documentWriter.decisionLetter(await reviewLetterOf(ctx, caseRow))

const drawings = { book: drawBook, letter: drawLetter, review: drawReview } as const

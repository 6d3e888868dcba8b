import { createHash } from 'node:crypto'
import type { RefusalOf } from '@yf/contract/call'
import type { claimCalls } from '@yf/contract/claims'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import type { MemberContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { hasText, type TextLayer } from '@yf/ocr/document/text-layer'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { cleanFile } from '#platform/files/clean-file.ts'
import { lookHash } from '#platform/files/look-hash.ts'
import { putBytes, recordFile, type StoredBytes } from '#platform/files/stored-files.ts'
import { hasRoomFor } from '#platform/files/unused-files.ts'
import { newId } from '#platform/ids.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import type { IncomingFile } from '#features/claims/record/materials/sent-file.ts'
import { changeCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { isRefused, openCase, takeOpenCase } from '#features/claims/record/materials/open-case.ts'
import { orderReading } from './read-material.ts'
import { encryptPrinted } from '#features/claims/record/materials/reading.ts'
import { materialsOfUpload } from '#features/claims/record/materials/store.ts'
import type { MaterialRow } from '#features/claims/record/find.ts'

export const mostFiles = 60
const perPerson: Window = { limit: 240, seconds: 600 }

export interface IncomingMaterial {
  readonly caseId: string
  readonly kind: MaterialKind | undefined
  /** The same key is the same file. */
  readonly uploadKey: string
  /** The file of the request; null if it is stored elsewhere. */
  readonly sent: IncomingFile | null
  readonly fetch: () => Promise<IncomingFile | RefusedCall<'uploadSpent' | 'fileTooLarge'>>
  /** Added to the application at once, and not read now: the old flow. */
  readonly isSavedAtOnce: boolean
}

export interface StoredUpload {
  readonly caseRow: CaseRow
  readonly ids: readonly string[]
}

type UploadContext = MemberContext & Steps
type ClaimUploadRefusal = RefusedCall<RefusalOf<typeof claimCalls.uploadV2>>

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Cleaning and storing are slow and hold no connection; one short step adds the result to the case. */
export async function takeFile(
  ctx: UploadContext,
  incoming: IncomingMaterial,
): Promise<StoredUpload | ClaimUploadRefusal> {
  const { accountId } = ctx.caller
  const caseRow = await openCase(ctx.db, accountId, incoming.caseId, { isAside: !incoming.isSavedAtOnce })
  if (isRefused(caseRow)) return caseRow
  const existing = await materialsOfUpload(ctx.db, caseRow, incoming.uploadKey)
  if (existing.length > 0) return repeated(caseRow, existing, incoming.sent && hashOf(incoming.sent.bytes))
  if (!(await ctx.limits.take('claimUpload', accountId, perPerson)).allowed) return refuse('tooOften')
  const file = incoming.sent ?? (await incoming.fetch())
  if (isRefused(file)) return file
  const hash = hashOf(file.bytes)
  const same = await sameBytes(ctx.db, caseRow, { hash, uploadKey: incoming.uploadKey })
  if (same) return same
  if (!(await hasRoomFor(ctx.db, accountId, { files: 1, bytes: 0 }))) return refuse('storageFull')
  const cleaned = await cleanFile(accountId, file.bytes)
  if (cleaned.kind === 'refused') return refuse(cleaned.refusal, cleaned.message)
  const pages: StoredPage[] = []
  for (const page of cleaned.pages)
    pages.push({
      stored: await putBytes(ctx, accountId, page),
      look: await lookHash(page.body),
      layer: page.layer && hasText(page.layer) ? page.layer : null,
    })
  return addPages(ctx, incoming, { hash, name: file.name, pages })
}

const existingUpload = (caseRow: CaseRow, existing: readonly MaterialRow[]): StoredUpload => ({
  caseRow,
  ids: existing.filter(({ removed_at }) => removed_at === null).map(({ id }) => id),
})

const repeated = (
  caseRow: CaseRow,
  existing: readonly MaterialRow[],
  hash: string | null,
): StoredUpload | ClaimUploadRefusal =>
  hash !== null && existing[0]!.bytes_hash !== hash ? refuse('keyReused') : existingUpload(caseRow, existing)

interface StoredPage {
  readonly stored: StoredBytes
  readonly look: string | null
  readonly layer: TextLayer | null
}

interface CleanedUpload {
  readonly hash: string
  readonly name: string
  readonly pages: readonly StoredPage[]
}

async function addPages(
  ctx: UploadContext,
  incoming: IncomingMaterial,
  cleaned: CleanedUpload,
): Promise<StoredUpload | ClaimUploadRefusal> {
  let isAdded = false
  try {
    return await ctx.transaction(async ({ db }): Promise<StoredUpload | ClaimUploadRefusal> => {
      const caseRow = await takeOpenCase(db, ctx.caller.accountId, incoming.caseId, {
        isAside: !incoming.isSavedAtOnce,
      })
      if (isRefused(caseRow)) return caseRow
      // A concurrent request with the same key may have been quicker.
      const existing = await materialsOfUpload(db, caseRow, incoming.uploadKey)
      if (existing.length > 0) return repeated(caseRow, existing, cleaned.hash)
      const same = await sameBytes(db, caseRow, { hash: cleaned.hash, uploadKey: incoming.uploadKey })
      if (same) return same
      const count = await countFiles(db, caseRow)
      if (count + cleaned.pages.length > mostFiles) return refuse('filesFull')
      const bytes = cleaned.pages.reduce((sum, { stored }) => sum + stored.size, 0)
      const needed = { files: cleaned.pages.length, bytes }
      if (!(await hasRoomFor(db, ctx.caller.accountId, needed))) return refuse('storageFull')
      const ids = await insertPages({ ...ctx, db }, caseRow, incoming, cleaned)
      isAdded = true
      return { caseRow, ids }
    })
  } finally {
    // If the store is down the bytes remain, under a name that nobody knows.
    if (!isAdded) await Promise.allSettled(cleaned.pages.map(({ stored }) => ctx.files.remove(stored.name)))
  }
}

async function insertPages(
  ctx: Pick<UploadContext, 'db' | 'clock' | 'jobs' | 'cipher'>,
  caseRow: CaseRow,
  { kind, uploadKey, isSavedAtOnce }: IncomingMaterial,
  { hash, name, pages }: CleanedUpload,
): Promise<string[]> {
  const { company_id, id: case_id, account_id } = caseRow
  const of = { ownerId: account_id, companyId: company_id, module: 'claims', isUnused: true }
  const first = await nextSort(ctx.db, caseRow)
  const ids: string[] = []
  const key = await subjectKey(ctx, account_id)
  for (const [at, { stored, look, layer }] of pages.entries()) {
    const file = await recordFile(ctx, stored, of)
    const id = newId()
    await ctx.db
      .insertInto('claim_material')
      .values({
        company_id,
        case_id,
        id,
        kind: kind ?? 'other',
        is_kind_given: kind !== undefined,
        is_saved: isSavedAtOnce,
        file_id: file.id,
        name: pages.length > 1 ? `${name} 第${at + 1}页` : name,
        upload_key: uploadKey,
        page: at + 1,
        bytes_hash: hash,
        look_hash: look,
        state: isSavedAtOnce ? 'kept' : 'waiting',
        tries: 0,
        failure: null,
        reading_encrypted: null,
        printed_encrypted: layer && encryptPrinted(key, id, layer),
        sort: first + at,
        created_at: ctx.clock.now(),
        read_at: null,
        removed_at: null,
      })
      .execute()
    if (!isSavedAtOnce) await orderReading(ctx, { company_id, case_id, id })
    ids.push(id)
  }
  // A file uploaded beside a decided case does not change the case.
  if (caseRow.decided_at === null) await changeCase(ctx.db, caseRow, { updated_at: ctx.clock.now() })
  return ids
}

/** Only under another key: a concurrent upload with the same key is this very file. */
async function sameBytes(
  db: Db,
  { company_id, id }: CaseRow,
  { hash, uploadKey }: { hash: string; uploadKey: string },
): Promise<RefusedCall<'sameFile'> | null> {
  const same = await db
    .selectFrom('claim_material')
    .select(['kind', 'name'])
    .where((row) => row.and({ company_id, case_id: id, bytes_hash: hash }))
    .where('upload_key', '<>', uploadKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!same) return null
  return refuse('sameFile', `这个文件已经上传过了，在「${materialKinds[same.kind]}」中（${same.name}）`)
}

const countFiles = async (db: Db, { company_id, id }: CaseRow): Promise<number> =>
  (
    await db
      .selectFrom('claim_material')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((row) => row.and({ company_id, case_id: id }))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

const nextSort = async (db: Db, { company_id, id }: CaseRow): Promise<number> =>
  ((
    await db
      .selectFrom('claim_material')
      .select(({ fn }) => fn.max('sort').as('last'))
      .where((row) => row.and({ company_id, case_id: id }))
      .executeTakeFirst()
  )?.last ?? 0) + 1

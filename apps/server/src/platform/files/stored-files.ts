import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '#platform/clock.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { forgetKeys, holderOf, takeKeys } from '#platform/keys/unique-keys.ts'
import type { FileStore } from './files.port.ts'
import { newFileName } from './names.ts'
import type { StoredFileTable } from './tables.ts'

const nameKey = 'stored_file.name'

export interface NewFile {
  readonly ownerId: string
  readonly companyId: string | null
  /** The feature that owns it: claims, exam. */
  readonly module: string
  readonly contentType: string
  readonly body: Buffer
  /** Uploaded and not used yet: see unused-files.ts. */
  readonly isUnused?: boolean
}

/** A file that a company provides to all of its members, such as a manual. */
export type NewCompanyFile = Omit<NewFile, 'ownerId' | 'companyId'> & { readonly companyId: string }

export interface OpenFile {
  readonly id: string
  readonly contentType: string
  readonly size: number
  readonly body: Readable
}

/**
 * Stores the bytes, then their row. In this order a row always has its bytes; bytes of a rolled-back transaction have
 * a name that nobody knows.
 */
export const keepFile = (ctx: StoreFileDeps, file: NewFile): Promise<StoredFileRef> =>
  keep(ctx, file, file.ownerId)

/** The same for a file without a personal owner: every member of the company may read it. */
export const keepCompanyFile = (ctx: StoreFileDeps, file: NewCompanyFile): Promise<StoredFileRef> =>
  keep(ctx, file, null)

interface StoreFileDeps extends ReadFileDeps {
  readonly clock: Clock
}

/** The data subject or company that a file and its key belong to. */
const subjectOf = ({ ownerId, companyId }: Pick<FileOwner, 'ownerId' | 'companyId'>): string => {
  const subject = ownerId ?? companyId
  if (subject === null) throw new Error('a file belongs to a person or to a company')
  return subject
}

interface StoredFileRef {
  readonly id: string
  readonly name: string
}

async function keep(
  ctx: StoreFileDeps,
  file: Omit<NewFile, 'ownerId'>,
  ownerId: string | null,
): Promise<StoredFileRef> {
  const owner = { ...file, ownerId }
  const bytes = await putBytes(ctx, subjectOf(owner), file)
  return recordFile(ctx, bytes, owner)
}

/** Bytes in the store without a row yet. */
export interface StoredBytes {
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly sha256: string
}

/**
 * The first half of storing a file, outside the transaction: encrypts with the data subject's key. A caller that
 * gives up removes the bytes by their name.
 */
export async function putBytes(
  ctx: StoreFileDeps,
  subjectId: string,
  { body, contentType }: Pick<NewFile, 'body' | 'contentType'>,
): Promise<StoredBytes> {
  const name = newFileName()
  const key = await subjectKey(ctx, subjectId)
  await ctx.files.put(name, key.encryptBytes(body, name), encryptedType)
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { name, contentType, size: body.length, sha256 }
}

/** The content type given to the store; the row has the actual type. */
const encryptedType = 'application/octet-stream'

export interface FileOwner {
  readonly ownerId: string | null
  readonly companyId: string | null
  readonly module: string
  readonly isUnused?: boolean
}

/** The second half, in the transaction that needs the file. */
export async function recordFile(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { name, contentType, size, sha256 }: StoredBytes,
  of: FileOwner,
): Promise<StoredFileRef> {
  const id = newId()
  const subject_id = subjectOf(of)
  await takeKeys(db, [{ kind: nameKey, key: name, holder: subject_id }])
  await db
    .insertInto('stored_file')
    .values({
      subject_id,
      id,
      company_id: of.companyId,
      owner_account_id: of.ownerId,
      module: of.module,
      name,
      content_type: contentType,
      size,
      sha256,
      created_at: clock.now(),
      unused_since: of.isUnused ? clock.now() : null,
      gone_at: null,
    })
    .execute()
  return { id, name }
}

/** Deletes the rows and returns the names of their bytes, which are removed after the transaction has ended. */
export async function forgetFiles(db: Db, subjectId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .deleteFrom('stored_file')
    .where('subject_id', '=', subjectId)
    .where('id', 'in', ids)
    .returning('name')
    .execute()
  const names = rows.map(({ name }) => name)
  await forgetKeys(db, nameKey, names)
  return names
}

/** After the data subject key is deleted: marks the rows as unreadable. Returns the names of their bytes. */
export async function markGone(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  subjectId: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('stored_file')
    .set({ gone_at: clock.now() })
    .where('subject_id', '=', subjectId)
    .where('gone_at', 'is', null)
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}

const facts = ['id', 'subject_id', 'company_id', 'name', 'content_type', 'size', 'gone_at'] as const
export type FileFacts = Pick<StoredFileTable, (typeof facts)[number]>

/** Rows of one data subject's files, by id. */
export async function filesById(
  db: Db,
  subjectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_file')
    .select(facts)
    .where('subject_id', '=', subjectId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** For any data subject: for staff, who access files through the record that they belong to. */
export async function fileNamed(db: Db, name: string): Promise<FileFacts | undefined> {
  const subject_id = await holderOf(db, nameKey, name)
  if (subject_id === null) return undefined
  return db
    .selectFrom('stored_file')
    .select(facts)
    .where((file) => file.and({ subject_id, name }))
    .executeTakeFirst()
}

export type EncryptedFile = Pick<FileFacts, 'subject_id' | 'name' | 'gone_at'>

/**
 * The decrypted bytes of a file, for callers that found it through its record. Null when the data subject key was
 * deleted: the file is lost, even if its bytes are still in the store.
 */
export async function openStored(
  ctx: ReadFileDeps,
  { subject_id, name, gone_at }: EncryptedFile,
): Promise<Readable | null> {
  if (gone_at) return null
  const key = await existingSubjectKey(ctx, subject_id)
  // Read last: a stream without a listener may fail, and an unhandled error ends the server.
  const stored = await ctx.files.read(name)
  if (!stored) throw new Error(`the bytes of stored file ${name} are missing`)
  if (key) return key.openBytes(stored.body, name)
  stored.body.destroy()
  return null
}

/** For processing the file itself. */
export async function fileBytes(ctx: ReadFileDeps, subjectId: string, id: string): Promise<Buffer> {
  const file = (await filesById(ctx.db, subjectId, [id])).get(id)
  const body = file && (await openStored(ctx, file))
  if (!body) throw new Error(`the bytes of stored file ${id} are missing`)
  return buffer(body)
}

/** Another member's file is answered as nonexistent (decisions §3). */
export const openOwnFile = (ctx: ReadFileDeps, ownerId: string, id: string): Promise<OpenFile | null> =>
  open(ctx, { subject_id: ownerId, owner_account_id: ownerId, id })

/** The same by the name in its address. */
export const openOwnFileNamed = (
  ctx: ReadFileDeps,
  ownerId: string,
  name: string,
): Promise<OpenFile | null> => open(ctx, { subject_id: ownerId, owner_account_id: ownerId, name })

/** The company that owns the file; before opening it the caller checks that the reader is a member. */
export async function companyOfFile(db: Db, name: string): Promise<string | null> {
  const subject_id = await holderOf(db, nameKey, name)
  if (subject_id === null) return null
  const row = await db
    .selectFrom('stored_file')
    .select('company_id')
    .where((file) => file.and({ subject_id, name }))
    .where('owner_account_id', 'is', null)
    .executeTakeFirst()
  return row?.company_id ?? null
}

export const openCompanyFileNamed = (
  ctx: ReadFileDeps,
  companyId: string,
  name: string,
): Promise<OpenFile | null> => open(ctx, { subject_id: companyId, owner_account_id: null, name })

interface ReadFileDeps extends SubjectKeyDeps {
  readonly files: FileStore
}

interface FileFilter {
  readonly subject_id: string
  readonly owner_account_id: string | null
  readonly id?: string
  readonly name?: string
}

async function open(
  ctx: ReadFileDeps,
  { owner_account_id: ownerId, ...filter }: FileFilter,
): Promise<OpenFile | null> {
  const row = await ctx.db
    .selectFrom('stored_file')
    .select(facts)
    .where('owner_account_id', ownerId === null ? 'is' : '=', ownerId)
    .where((file) => file.and(filter))
    .executeTakeFirst()
  if (!row) return null
  const body = await openStored(ctx, row)
  return body && { id: row.id, contentType: row.content_type, size: row.size, body }
}

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/handle.ts'
import { newId } from '../ids.ts'
import type { FileStore } from './files.port.ts'
import { newFileName } from './names.ts'

export interface NewFile {
  readonly ownerId: string
  readonly companyId: string | null
  /** The feature it belongs to: claims, exam. */
  readonly module: string
  readonly contentType: string
  readonly body: Buffer
}

export interface OpenFile {
  readonly id: string
  readonly contentType: string
  readonly size: number
  readonly body: Readable
}

/**
 * Keeps the bytes, then their row. In this order a row always has its bytes; bytes whose transaction
 * was undone have a name that nobody knows.
 */
export async function keepFile(
  ctx: { readonly db: Db; readonly files: FileStore; readonly clock: Clock },
  file: NewFile,
): Promise<{ id: string; name: string }> {
  const id = newId()
  const name = newFileName()
  await ctx.files.put(name, file.body, file.contentType)
  await ctx.db
    .insertInto('stored_file')
    .values({
      id,
      company_id: file.companyId,
      owner_account_id: file.ownerId,
      module: file.module,
      name,
      content_type: file.contentType,
      size: file.body.length,
      sha256: createHash('sha256').update(file.body).digest('hex'),
      created_at: ctx.clock.now(),
    })
    .execute()
  return { id, name }
}

/** Someone else's file answers as one that does not exist (decisions §3). */
export const openOwnFile = (ctx: Reading, ownerId: string, id: string): Promise<OpenFile | null> =>
  openOwned(ctx, ownerId, 'id', id)

/** The same by the name that its address holds. */
export const openOwnFileNamed = (ctx: Reading, ownerId: string, name: string): Promise<OpenFile | null> =>
  openOwned(ctx, ownerId, 'name', name)

interface Reading {
  readonly db: Db
  readonly files: FileStore
}

async function openOwned(
  ctx: Reading,
  ownerId: string,
  by: 'id' | 'name',
  value: string,
): Promise<OpenFile | null> {
  const row = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'name', 'content_type', 'size'])
    .where(by, '=', value)
    .where('owner_account_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) return null
  const stored = await ctx.files.read(row.name)
  if (!stored) throw new Error(`the bytes of stored file ${row.id} are missing`)
  return { id: row.id, contentType: row.content_type, size: row.size, body: stored.body }
}

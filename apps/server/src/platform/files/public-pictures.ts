import type { FastifyInstance } from 'fastify'
import { refusals } from '@yf/contract/refusals'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'
import { fileNamed, openOwnFileNamed } from './stored-files.ts'
import { useFiles } from './unused-files.ts'

/** Pictures that staff upload for everybody. They belong to no member: a key of their own encrypts them. */
export interface PictureShelf {
  readonly ownerId: string
  /** Served under this path without login. */
  readonly path: string
  readonly module: string
}

const nameOf = ({ path }: PictureShelf, picture: string): string | null => {
  const name = picture.startsWith(path) ? picture.slice(path.length) : ''
  return /^[\w.-]+$/.test(name) ? name : null
}

/** Whether it was uploaded to this shelf: no picture is loaded from another host. */
export async function isUploadedTo(db: Db, shelf: PictureShelf, picture: string): Promise<boolean> {
  const name = nameOf(shelf, picture)
  return name !== null && (await fileNamed(db, name))?.subject_id === shelf.ownerId
}

/** Marks it as used: the nightly job keeps it. */
export async function keepUploaded(db: Db, shelf: PictureShelf, picture: string): Promise<void> {
  const name = nameOf(shelf, picture)
  if (name !== null) await useFiles(db, shelf.ownerId, { name })
}

interface PublicPictureDeps {
  readonly services: Pick<Services, 'cipher' | 'files'>
  readonly database: { readonly db: Db }
}

/** Finds only pictures of this shelf. The content of a name never changes. */
export function addPictureRoute(
  app: FastifyInstance,
  shelf: PictureShelf,
  { services: { cipher, files }, database }: PublicPictureDeps,
): void {
  app.get<{ Params: { name: string } }>(`${shelf.path}:name`, async (request, reply) => {
    const file = await openOwnFileNamed(
      { db: database.db, cipher, files },
      shelf.ownerId,
      request.params.name,
    )
    if (!file) return refuseFile(reply, 404, refusals.notFound)
    return sendFile(reply, file, 'public, max-age=31536000, immutable')
  })
}

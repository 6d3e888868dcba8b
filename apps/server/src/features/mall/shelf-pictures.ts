import type { FastifyInstance } from 'fastify'
import { refusals } from '@yf/contract/refusals'
import { isCanvasPicture } from '@yf/domain/mall-canvas'
import { isUploadedPicture, uploadedPictures } from '@yf/domain/mall-pictures'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileNamed, openOwnFileNamed } from '#platform/files/stored-files.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'

/** Product pictures belong to no member: they are stored under a key of the mall's own. */
export const shelfOwnerId = '5a0f0000-0000-4000-8000-000000000001'

const nameOf = (picture: string): string => picture.slice(uploadedPictures.length)

/** One of our drawings, or an earlier upload: no picture is loaded from another host. */
export const isOnShelf = async (db: Db, picture: string): Promise<boolean> =>
  isUploadedPicture(picture)
    ? (await fileNamed(db, nameOf(picture)))?.subject_id === shelfOwnerId
    : isCanvasPicture(picture)

/** Marks it as used: the nightly job keeps it. */
export async function keepOnShelf(db: Db, picture: string): Promise<void> {
  if (isUploadedPicture(picture)) await useFiles(db, shelfOwnerId, { name: nameOf(picture) })
}

interface ShelfPictureDeps {
  readonly services: Pick<Services, 'cipher' | 'files'>
  readonly database: { readonly db: Db }
}

/** Public: only pictures of the mall are found here. The content of a name never changes. */
export function addShelfPictureRoute(app: FastifyInstance, { services, database }: ShelfPictureDeps): void {
  const { cipher, files } = services
  app.get<{ Params: { name: string } }>(`${uploadedPictures}:name`, async (request, reply) => {
    const file = await openOwnFileNamed({ db: database.db, cipher, files }, shelfOwnerId, request.params.name)
    if (!file) return refuseFile(reply, 404, refusals.notFound)
    return sendFile(reply, file, 'public, max-age=31536000, immutable')
  })
}

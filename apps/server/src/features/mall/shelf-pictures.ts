import type { FastifyInstance } from 'fastify'
import { refusals } from '@yf/contract/refusals'
import { isCanvasPicture } from '@yf/domain/mall-canvas'
import { isUploadedPicture, uploadedPictures } from '@yf/domain/mall-pictures'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileNamed, openOwnFileNamed } from '#platform/files/stored-files.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'

/** Pictures of products belong to nobody in particular: the shop keeps them, under a key of its own. */
export const shopKeeper = '5a0f0000-0000-4000-8000-000000000001'

const nameOf = (picture: string): string => picture.slice(uploadedPictures.length)

/** One of our drawings, or one that was brought here before: no picture is loaded from elsewhere. */
export const isOnShelf = async (db: Db, picture: string): Promise<boolean> =>
  isUploadedPicture(picture)
    ? (await fileNamed(db, nameOf(picture)))?.keeper_id === shopKeeper
    : isCanvasPicture(picture)

/** Something shows it from now on: no night takes it away. */
export async function keepOnShelf(db: Db, picture: string): Promise<void> {
  if (isUploadedPicture(picture)) await useFiles(db, shopKeeper, { name: nameOf(picture) })
}

interface Ground {
  readonly services: Pick<Services, 'cipher' | 'files'>
  readonly database: { readonly db: Db }
}

/** Whoever asks: what the shop keeps is on a shelf, and nothing of anybody else is found here. A name keeps its content. */
export function addShelfPictureRoute(app: FastifyInstance, { services, database }: Ground): void {
  const { cipher, files } = services
  app.get<{ Params: { name: string } }>(`${uploadedPictures}:name`, async (request, reply) => {
    const file = await openOwnFileNamed({ db: database.db, cipher, files }, shopKeeper, request.params.name)
    if (!file) return refuseFile(reply, 404, refusals.notFound)
    return sendFile(reply, file, 'public, max-age=31536000, immutable')
  })
}

import type { FastifyInstance } from 'fastify'
import { refusals } from '@yf/contract/refusals'
import { uploadedPictures } from '@yf/domain/mall-pictures'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { openOwnFileNamed } from '#platform/files/stored-files.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'

/** Pictures of products belong to nobody in particular: the shop keeps them, under a key of its own. */
export const shopKeeper = '5a0f0000-0000-4000-8000-000000000001'

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

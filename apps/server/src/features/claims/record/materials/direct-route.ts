import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileLimit } from '#platform/http/body-parsers.ts'
import { envelopeOf } from '#platform/http/envelope.ts'
import { hangUpAfter, jsonType } from '#platform/http/failures.ts'
import { SlowBodyError, guardSlowBody } from '#platform/http/slow-body-guard.ts'
import { beginFilling, undoFilling } from './direct-uploads.ts'

interface DirectRouteDeps {
  readonly services: Pick<Services, 'clock' | 'files'>
  readonly database: { readonly db: Db }
}

const envelope = envelopeOf('main')
const refuse = (reply: FastifyReply, http: number, { code, message }: { code: number; message: string }) =>
  reply.code(http).header('content-type', jsonType).send(envelope.refuse(code, message))

/** Not one of the calls, because its body is the file itself: it is streamed to disk, never held in memory. */
export function addDirectUploads(app: FastifyInstance, { services, database }: DirectRouteDeps): void {
  const { direct } = services.files
  if (direct.kind !== 'stream') return
  const ctx = { ...services, db: database.db }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    scope.put<{ Params: { token: string }; Body: Readable | undefined }>(
      '/uploads/:token',
      { bodyLimit: fileLimit },
      async (request, reply) => {
        const { token } = request.params
        const name = await beginFilling(ctx, token)
        if (name === null || !request.body) return refuse(reply, 404, refusals.uploadSpent)
        try {
          const taking = direct.take(name, request.body, fileLimit)
          if (await guardSlowBody(request.raw, taking)) return reply.code(204).send()
        } catch (error) {
          await undoFilling(ctx, token)
          // A closed connection ends the stream, and the store then drops the partial file.
          if (error instanceof SlowBodyError) return refuse(hangUpAfter(reply), 408, failures.tooSlow)
          // A client that has disconnected gets no answer, and this is no error.
          if (!request.raw.destroyed) throw error
          return refuse(reply, 400, failures.badInput)
        }
        return refuse(reply, 413, failures.tooLarge)
      },
    )
  })
}

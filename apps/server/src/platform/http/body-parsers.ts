import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

const megabyte = 1024 * 1024
export const jsonLimit = megabyte
export const fileLimit = 20 * megabyte

/** A body that cannot be taken, for a reason that the caller can mend; the message is for a person. */
export class BadBody extends Error {
  readonly statusCode = 400
}

export class TooLargeBody extends Error {
  readonly statusCode = 413
}

/** What a body may be; any other content type is refused as such. */
export async function addBodyParsers(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: jsonLimit },
    (request, text, done) => {
      // A call without parameters may come without a body as well.
      if (text === '') return done(null, {})
      return parseJson(request, text as string, done)
    },
  )
  await scope.register(formbody, { bodyLimit: jsonLimit })
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: fileLimit, files: 20, fields: 50, fieldSize: jsonLimit, parts: 70, headerPairs: 100 },
  })
}

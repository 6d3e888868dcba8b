import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

const megabyte = 1024 * 1024
export const jsonLimit = megabyte
export const fileLimit = 20 * megabyte

/** A body that is rejected for a reason that the caller can fix; the message is for the user. */
export class BadBody extends Error {
  readonly statusCode = 400
}

export class TooLargeBody extends Error {
  readonly statusCode = 413
}

/** The accepted content types; any other is refused as such. */
export async function addBodyParsers(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: jsonLimit },
    (request, text, done) => {
      // A call without parameters may also come without a body.
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

import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { envelopeOf } from './envelope.ts'
import { jsonType } from './failures.ts'

interface SentFile {
  readonly contentType: string
  readonly size: number
  readonly body: Readable
}

/** A stored file; a browser displays it and never executes it. */
export const sendFile = (
  reply: FastifyReply,
  { contentType, size, body }: SentFile,
  cacheControl: string,
): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-length', size)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', cacheControl)
    .send(body)

/** When the route has no file to send; the console uses the main envelope too. */
export const refuseFile = (
  reply: FastifyReply,
  http: number,
  { code, message }: { readonly code: number; readonly message: string },
): FastifyReply =>
  reply
    .code(http)
    .header('cache-control', 'no-store')
    .header('content-type', jsonType)
    .send(envelopeOf('main').refuse(code, message))

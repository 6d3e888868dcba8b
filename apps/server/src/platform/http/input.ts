import type { FastifyRequest } from 'fastify'
import type { Call } from '@yf/contract/call'
import type { Upload } from '../call/upload.ts'
import { BadBody } from './body-parsers.ts'
import { hasNul } from './validation.ts'

export interface Received {
  readonly input: unknown
  readonly uploads: readonly Upload[]
}

const noUploads: readonly Upload[] = []

const kinds = {
  json: /^application\/json\b/i,
  form: /^application\/x-www-form-urlencoded\b/i,
  multipart: /^multipart\/form-data\b/i,
} as const

/** A body in another form than the row's is not guessed at. */
export function isOfKind(call: Call, request: FastifyRequest): boolean {
  if (call.body === 'query') return true
  const given = request.headers['content-type']
  return given === undefined
    ? request.body === undefined && call.body !== 'multipart'
    : kinds[call.body].test(given)
}

/** The parameters of a call from where its row says they are. */
export async function receive(call: Call, request: FastifyRequest): Promise<Received> {
  if (call.body === 'query') return { input: request.query, uploads: noUploads }
  if (call.body === 'multipart') return receiveParts(request)
  const input = request.body ?? {}
  if (call.body === 'form' && hasNul(input)) throw new BadBody('NUL')
  return { input, uploads: noUploads }
}

async function receiveParts(request: FastifyRequest): Promise<Received> {
  // Some uploads name their target in the query (client/oss/upload).
  const input: Record<string, unknown> = { ...(request.query as object) }
  const uploads: Upload[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      uploads.push({ field: part.fieldname, fileName: part.filename, contentType: part.mimetype, bytes })
    } else {
      if (Object.hasOwn(input, part.fieldname)) throw new BadBody('a field came twice')
      input[part.fieldname] = part.value
    }
  }
  if (hasNul(input) || uploads.some((upload) => hasNul(upload.fileName))) throw new BadBody('NUL')
  return { input, uploads }
}

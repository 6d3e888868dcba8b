import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Call } from '@yf/contract/call'
import type { Upload } from '#platform/call/upload.ts'
import { BadBody, fileLimit, TooLargeBody } from './body-parsers.ts'
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

/** Texts, names and boundaries beside the file. */
const besides = 1024 * 1024

/** What a body may come to, from what its sender says of it; one who says nothing may send all that is allowed. */
export function bytesOf(request: FastifyRequest): number {
  const said = Number(request.headers['content-length'])
  return Number.isNaN(said) ? fileLimit + besides : said
}

export const isTooLarge = (request: FastifyRequest): boolean => bytesOf(request) > fileLimit + besides

async function receiveParts(request: FastifyRequest): Promise<Received> {
  // Some uploads name their target in the query (client/oss/upload).
  const input: Record<string, unknown> = { ...(request.query as object) }
  const uploads: Upload[] = []
  let left = fileLimit
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await wholeOf(part, left)
      left -= bytes.length
      uploads.push({ field: part.fieldname, fileName: part.filename, contentType: part.mimetype, bytes })
    } else {
      if (Object.hasOwn(input, part.fieldname)) throw new BadBody('a field came twice')
      input[part.fieldname] = part.value
    }
  }
  if (hasNul(input) || uploads.some((upload) => hasNul(upload.fileName))) throw new BadBody('NUL')
  return { input, uploads }
}

/** All files of a body together stay within what one may have. */
async function wholeOf({ file }: { readonly file: Readable & { truncated?: boolean } }, most: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new TooLargeBody('files')
    chunks.push(chunk)
  }
  if (file.truncated) throw new TooLargeBody('file')
  return Buffer.concat(chunks, size)
}

import type { FastifyRequest } from 'fastify'
import type { Call } from '@yf/contract/call'
import type { ReceivedUpload } from '#platform/call/upload.ts'
import { fileLimit } from './body-parsers.ts'
import { receiveParts } from './parts.ts'
import { guardSlowBody } from './slow-body-guard.ts'

export interface ReceivedBody {
  readonly input: unknown
  readonly uploads: readonly ReceivedUpload[]
}

const noUploads: readonly ReceivedUpload[] = []

const kinds = {
  json: /^application\/json\b/i,
  form: /^application\/x-www-form-urlencoded\b/i,
  multipart: /^multipart\/form-data\b/i,
} as const

/** A body of another type than the row's is rejected, not guessed at. */
export function isOfKind(call: Call, request: FastifyRequest): boolean {
  if (call.body === 'query') return true
  const contentType = request.headers['content-type']
  return contentType === undefined
    ? request.body === undefined && call.body !== 'multipart'
    : kinds[call.body].test(contentType)
}

/** Reads the parameters of a call from the location that its row declares. */
export async function receive(call: Call, request: FastifyRequest): Promise<ReceivedBody> {
  if (call.body === 'query') return { input: request.query, uploads: noUploads }
  if (call.body === 'multipart') return guardSlowBody(request.raw, receiveParts(request))
  return { input: request.body ?? {}, uploads: noUploads }
}

/** Fields, names and boundaries beside the file. */
const besides = 1024 * 1024

/** The maximum size of a body, from its declared length; without one, the largest size allowed. */
export function bytesOf(request: FastifyRequest): number {
  const declared = Number(request.headers['content-length'])
  return Number.isNaN(declared) ? fileLimit + besides : declared
}

export const isTooLarge = (request: FastifyRequest): boolean => bytesOf(request) > fileLimit + besides

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failures, type FailureName } from '@yf/contract/errors'
import { BadBody } from './body-parsers.ts'
import { envelopeForUrl, type Envelope } from './envelope.ts'
import { isDatabaseDown } from './database-down.ts'

export const jsonType = 'application/json; charset=utf-8'

/** Responses of the platform itself. They include the request id when only the log has the details. */
export function fail(
  reply: FastifyReply,
  envelope: Envelope,
  name: FailureName,
  message: string = failures[name].message,
): FastifyReply {
  const { http, code } = failures[name]
  const text = http >= 500 ? `${message}（${reply.request.id}）` : message
  return reply.code(http).header('content-type', jsonType).send(envelope.refuse(code, text))
}

/** Handles everything that was thrown: errors of the caller, outages, and bugs. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasLeft(error, request)) {
    request.log.info('the caller left before the answer was whole')
    return fail(reply, envelopeForUrl(request.url), 'badInput')
  }
  const { name, message } = failureOf(error)
  if (name === 'broken') request.log.error({ err: error }, 'a call broke')
  if (name === 'unavailable') request.log.error({ err: error }, 'the database cannot be reached')
  if (name === 'tooSlow') hangUpAfter(reply)
  return fail(reply, envelopeForUrl(request.url), name, message)
}

/** How long a client that is still sending has to read why it is cut off. */
const closingMs = 2000

/**
 * The rest of the body is not needed; a reader of it notices when the connection closes. Closing a connection under a
 * sending client discards the response before the client has read it, so our side is closed first.
 */
export function hangUpAfter(reply: FastifyReply): FastifyReply {
  const { raw } = reply.request
  raw.socket.destroySoon = () => {
    raw.socket.end()
    const closing = setTimeout(() => raw.destroy(), closingMs)
    raw.socket.once('close', () => {
      clearTimeout(closing)
      raw.destroy()
    })
  }
  return reply.header('connection', 'close')
}

interface FailureFacts {
  readonly name: FailureName
  readonly message?: string
}

/** A phone that goes to sleep during the response gets no more; this is not a bug and must not be counted as one. */
const hasLeft = (error: FastifyError, { raw }: FastifyRequest) =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed

function failureOf(error: FastifyError): FailureFacts {
  if (isDatabaseDown(error)) return { name: 'unavailable' }
  switch (error.statusCode) {
    case 408:
      return { name: 'tooSlow' }
    case 413:
      return { name: 'tooLarge' }
    case 415:
      return { name: 'unknownKind' }
    case 429:
      return { name: 'tooMany' }
    case 404:
      return { name: 'noSuchCall' }
    case 503:
      return { name: 'unavailable' }
  }
  if (error.statusCode === undefined || error.statusCode >= 500) return { name: 'broken' }
  if (error instanceof SyntaxError || jsonCodes.has(error.code))
    return { name: 'badInput', message: '提交的内容不是有效的 JSON' }
  return error instanceof BadBody ? { name: 'badInput', message: error.message } : { name: 'badInput' }
}

const jsonCodes = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { failures } from '@yf/contract/errors'
import type { Settings } from '#platform/settings.ts'
import { jsonLimit } from './body-parsers.ts'
import { envelopeForUrl } from './envelope.ts'
import { answerError, fail } from './failures.ts'
import { trustOf, unknownProxyTeller } from './trusted-proxies.ts'

const saneId = /^[\w.-]{8,64}$/

/** The bare server: limits in time and size, request ids, and errors in our words. */
export function createHttpServer(settings: Settings, log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const trust = trustOf(settings)
  const tellOfUnknownProxy = unknownProxyTeller(trust, log)
  const app = Fastify({
    loggerInstance,
    // Our own line is written when the answer is out; the framework's would hold the address with its query.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request),
    trustProxy: trust,
    bodyLimit: jsonLimit,
    // A phone on a poor line may take its time for an upload; a caller that only holds the line open may not.
    requestTimeout: 120_000,
    connectionTimeout: 130_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // Who comes on a line that is still open is answered in our words, not told of a closing server in the framework's.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
    exposeHeadRoutes: true,
    clientErrorHandler,
    frameworkErrors: (_error, request, reply) => {
      fail(reply, envelopeForUrl(request.url), 'badInput')
    },
  })
  app.setErrorHandler(answerError)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    tellOfUnknownProxy(request.raw)
    done()
  })
  app.addHook('preClose', (done) => {
    releaseIdle(app.server)
    done()
  })
  return app
}

/** A line that falls idle while the server closes would keep it open as long as the client likes to hold it. */
function releaseIdle(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(timer))
}

/** A caller's own id is taken where it can do no harm in a log. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID()
}

/** What is no HTTP at all gets an answer too, if its line is still open. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const isLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const { message } = isLarge ? failures.tooLarge : failures.badInput
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : isLarge ? 431 : 400
  const body = envelopeForUrl('/').refuse(code, message)
  const head = [
    `HTTP/1.1 ${code} ${reasons[code]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const

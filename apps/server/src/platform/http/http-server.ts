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
import { trustOf, unknownProxyWarner } from './trusted-proxies.ts'

const saneId = /^[\w.-]{8,64}$/

/** The bare server: limits in time and size, request ids, and errors with our messages. */
export function createHttpServer(settings: Settings, log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const trust = trustOf(settings)
  const warnOfUnknownProxy = unknownProxyWarner(trust, log)
  const app = Fastify({
    loggerInstance,
    // We log each request after the response; the framework's line would contain the address with its query.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request),
    trustProxy: trust,
    bodyLimit: jsonLimit,
    // A phone on a poor connection may take its time for an upload; a caller that only holds the connection open may
    // not.
    requestTimeout: 120_000,
    connectionTimeout: 130_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // Requests on a connection that is still open get our response, not the framework's error for a closing server.
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
    warnOfUnknownProxy(request.raw)
    done()
  })
  app.addHook('preClose', (done) => {
    releaseIdle(app.server)
    done()
  })
  return app
}

/** A connection that becomes idle while the server closes would keep it open as long as the client holds it. */
function releaseIdle(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(timer))
}

/** A caller's request id is used only if it is harmless in a log. */
function requestIdOf(request: IncomingMessage): string {
  const requestId = request.headers['x-request-id']
  return typeof requestId === 'string' && saneId.test(requestId) ? requestId : randomUUID()
}

/** Data that are not HTTP at all get a response too, if the connection is still open. */
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

import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** One short line per request: the declared route, never the actual address, which may contain personal data. */
export function addRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = 'unknown' } = request.routeOptions
    const call = config.call ?? url
    const ms = Math.round(reply.elapsedTime * 10) / 10
    metrics.observeCall(call, reply.statusCode, reply.elapsedTime / 1000)
    request.log.info(
      { call, method: request.method, status: reply.statusCode, ms, address: request.ip },
      'request',
    )
    done()
  })
}

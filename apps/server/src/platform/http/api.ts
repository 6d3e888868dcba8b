import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import type { Settings } from '#platform/settings.ts'
import { addBodyParsers } from './body-parsers.ts'
import { envelopeForUrl } from './envelope.ts'
import { fail } from './failures.ts'
import { watchLoad, type LoadGuard } from './load-guard.ts'
import { mountCalls, type Mounting } from './mount.ts'
import { mountPartnerCalls } from './partner-calls.ts'

/** Everything under `/API`: guards first, then the calls, and an envelope for whatever is not there. */
export async function addApi(app: FastifyInstance, mounting: Mounting, given?: LoadGuard): Promise<void> {
  const { settings } = mounting.services
  const load = given ?? watchLoad(settings.maxLateMs)
  app.addHook('onClose', () => load.stop())
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      const refused = refusalOf(request, load)
      if (refused === 'unavailable') reply.header('retry-after', '1')
      if (refused) {
        fail(reply, envelopeForUrl(request.url), refused)
        return
      }
      // Answers hold personal data: no cache on the way may keep them.
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      done()
    })
    if (settings.requestsPerMinute > 0) await addRateLimit(scope, settings)
    await scope.register((own) => mountPartnerCalls(own, mounting))
    await addBodyParsers(scope)
    mountCalls(scope, mounting)
    // A route rather than a not-found handler: the built app is served by a wildcard, which would come first.
    scope.all('/API/*', (request, reply) => fail(reply, envelopeForUrl(request.url), 'noSuchCall'))
  })
}

function refusalOf(request: FastifyRequest, load: LoadGuard): 'unavailable' | 'badInput' | null {
  if (load.isOverloaded()) return 'unavailable'
  // In the query it is a field's fault and told as such.
  return request.url.split('?', 1)[0]!.includes('%00') ? 'badInput' : null
}

/** Plain traffic of one address; what must hold exactly is limited in the features. */
async function addRateLimit(scope: FastifyInstance, settings: Settings): Promise<void> {
  const redis = settings.redisUrl ? new Redis(settings.redisUrl, { maxRetriesPerRequest: 1 }) : undefined
  redis?.on('error', (error) => scope.log.warn({ err: error }, 'Redis cannot be reached'))
  if (redis) scope.addHook('onClose', () => redis.disconnect())
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await scope.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    cache: 50_000,
    // Counting is no reason to turn people away when the counter is gone.
    skipOnError: true,
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
    ...(redis ? { redis, nameSpace: 'yf:rate:' } : {}),
  })
}

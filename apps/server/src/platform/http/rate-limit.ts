import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Settings } from '#platform/settings.ts'

/** `calls`: everything under `/API`; `outside`: pages, files, uploads, probes. Each has a count of its own. */
export type RateScope = 'calls' | 'outside'

/** Plain traffic of one address; what must hold exactly is limited in the features. */
export async function addRateLimit(
  scope: FastifyInstance,
  settings: Pick<Settings, 'requestsPerMinute' | 'redisUrl'>,
  name: RateScope,
): Promise<void> {
  if (settings.requestsPerMinute === 0) return
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
    ...(redis ? { redis, nameSpace: `yf:rate:${name}:` } : {}),
  })
}

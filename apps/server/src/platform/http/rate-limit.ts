import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Settings } from '#platform/settings.ts'

/** `calls`: everything under `/API`; `outside`: pages, files, uploads, probes. Each has its own counter. */
export type RateScope = 'calls' | 'outside'

/** General traffic per address; exact limits are in the features. */
export async function addRateLimit(
  scope: FastifyInstance,
  settings: Pick<Settings, 'requestsPerMinute' | 'redisUrl'>,
  name: RateScope,
): Promise<void> {
  if (settings.requestsPerMinute === 0) return
  const redis = settings.redisUrl ? counterIn(settings.redisUrl, scope) : undefined
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await scope.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    cache: 50_000,
    // A missing counter is no reason to reject requests.
    skipOnError: true,
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
    ...(redis ? { redis, nameSpace: `yf:rate:${name}:` } : {}),
  })
}

/** Requests do not wait for a counter that is gone or hangs: they pass uncounted, which is logged once. */
function counterIn(url: string, scope: FastifyInstance): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3_000,
    commandTimeout: 300,
  })
  let isLogged = false
  redis.on('error', (error) => {
    if (!isLogged)
      scope.log.warn({ err: error }, 'Redis cannot be reached: requests are not limited by address')
    isLogged = true
  })
  redis.on('ready', () => {
    if (isLogged) scope.log.info('Redis is back: requests are limited by address again')
    isLogged = false
  })
  scope.addHook('onClose', () => redis.disconnect())
  return redis
}

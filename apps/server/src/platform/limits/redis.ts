import { Redis } from 'ioredis'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Limits } from './limits.port.ts'
import { verdictOf } from './verdict.ts'

/** In one step, so that a window that ends meanwhile is not begun anew below zero. */
const takeBack = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then return redis.call('decr', KEYS[1]) end`

/** Counts in Redis, by the time of Redis: one transaction a use. */
export function redisLimits(
  url: string,
  cipher: FieldCipher,
  onError: (error: Error) => void,
): Limits & { close(): Promise<void> } {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, connectTimeout: 3_000 })
  // Told, not thrown: it connects again by itself, and a use that meets the gap fails on its own.
  redis.on('error', onError)
  const idOf = (name: string, key: string) => `yf:limit:${name}:${cipher.lookup(key, `limit.${name}`)}`

  return {
    take: async (name, key, window) => {
      const id = idOf(name, key)
      const answers = await redis
        .multi()
        .set(id, 0, 'PX', window.seconds * 1000, 'NX')
        .incr(id)
        .pttl(id)
        .exec()
      const [used, endsInMs] = [answers?.[1]?.[1], answers?.[2]?.[1]]
      if (typeof used !== 'number' || typeof endsInMs !== 'number')
        throw new Error('Redis did not count the use')
      return verdictOf({ used, endsInMs }, window)
    },
    peek: async (name, key, window) => {
      const id = idOf(name, key)
      const [used, endsInMs] = await Promise.all([redis.get(id), redis.pttl(id)])
      return verdictOf({ used: Number(used ?? 0) + 1, endsInMs }, window)
    },
    giveBack: async (name, key) => {
      await redis.eval(takeBack, 1, idOf(name, key))
    },
    forget: async (name, key) => {
      await redis.del(idOf(name, key))
    },
    close: async () => {
      await redis.quit()
    },
  }
}

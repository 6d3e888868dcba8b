import { sealWords, type KeeperColumn } from '#platform/crypto/keeper-columns.ts'
import { reseal, type SealedColumn } from '#platform/crypto/reseal.ts'
import type { Job } from './job.ts'

/** Every night, so that a key may be removed from the settings the day after a newer one was added. */
export const resealAll = (places: readonly SealedColumn[]): Job<object> => ({
  name: 'crypto.reseal',
  retries: 3,
  cron: '10 4 * * *',
  run: async (_, { db, cipher, log }) => {
    for (const place of places) {
      const moved = await reseal(db, cipher, place)
      if (moved > 0)
        log.info({ table: place.table, column: place.column, moved }, 'sealed under the newest keys')
    }
  },
})

/** Data from before there were data subject keys. */
export const sealWordsByNight = (places: readonly KeeperColumn[]): Job<object> => ({
  name: 'crypto.seal-words',
  retries: 3,
  cron: '45 * * * *',
  run: async (_, ctx) => {
    for (const place of places) {
      const moved = await sealWords(ctx, place)
      if (moved > 0) ctx.log.info({ table: place.table, column: place.column, moved }, 'words are sealed')
    }
  },
})

import { encryptWords, type SubjectColumn } from '#platform/crypto/subject-columns.ts'
import { reencrypt, type EncryptedColumn } from '#platform/crypto/reencrypt.ts'
import type { Job } from './job.ts'

/** Every night, so that a key may be removed from the settings the day after a newer one was added. */
export const reencryptAll = (places: readonly EncryptedColumn[]): Job<object> => ({
  name: 'crypto.reencrypt',
  retries: 3,
  cron: '10 4 * * *',
  run: async (_, { db, cipher, log }) => {
    for (const place of places) {
      const moved = await reencrypt(db, cipher, place)
      if (moved > 0)
        log.info({ table: place.table, column: place.column, moved }, 'encrypted under the newest keys')
    }
  },
})

/** Data from before there were data subject keys. */
export const encryptWordsByNight = (places: readonly SubjectColumn[]): Job<object> => ({
  name: 'crypto.encrypt-words',
  retries: 3,
  cron: '45 * * * *',
  run: async (_, ctx) => {
    for (const place of places) {
      const moved = await encryptWords(ctx, place)
      if (moved > 0) ctx.log.info({ table: place.table, column: place.column, moved }, 'words are sealed')
    }
  },
})

import { reencrypt, type EncryptedColumn } from '#platform/crypto/reencrypt.ts'
import type { Job } from './job.ts'

/** Every night, so that a key may be removed from the settings the day after a newer one was added. */
export const reencryptAll = (columns: readonly EncryptedColumn[]): Job<object> => ({
  name: 'crypto.reencrypt',
  retries: 3,
  cron: '10 4 * * *',
  run: async (_, { db, cipher, log }) => {
    for (const column of columns) {
      const moved = await reencrypt(db, cipher, column)
      if (moved > 0)
        log.info({ table: column.table, column: column.column, moved }, 'encrypted under the newest keys')
    }
  },
})

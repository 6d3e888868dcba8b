import type { Job } from '#platform/jobs/job.ts'

const retentionMs = 7 * 86_400_000

/** A client stops repeating a call long before; responses are stored no longer than needed. */
export const forgetOldKeys: Job<object> = {
  name: 'idempotency.forget-old-keys',
  retries: 2,
  cron: '20 * * * *',
  run: async (_, { db, clock }) => {
    await db
      .deleteFrom('idempotency')
      .where('created_at', '<', new Date(clock.now().getTime() - retentionMs))
      .execute()
  },
}

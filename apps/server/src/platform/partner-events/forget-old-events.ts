import type { Job } from '#platform/jobs/job.ts'

/** Partners repeat an event for days; one replayed after months is outside the time window of its signature. */
const retentionMs = 180 * 86_400_000

export const forgetOldEvents: Job<object> = {
  name: 'partner-events.forget-old',
  retries: 2,
  cron: '40 3 * * *',
  run: async (_, { db, clock }) => {
    await db
      .deleteFrom('partner_event')
      .where('received_at', '<', new Date(clock.now().getTime() - retentionMs))
      .execute()
  },
}

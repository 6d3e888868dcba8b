import type { Job } from '#platform/jobs/job.ts'

export const forgetClosedWindows: Job<object> = {
  name: 'limits.forget-closed-windows',
  retries: 2,
  cron: '*/10 * * * *',
  run: async (_, { db, clock }) => {
    await db.deleteFrom('limit_window').where('ends_at', '<=', clock.now()).execute()
  },
}

import type { Job } from '#platform/jobs/job.ts'

/** How long a returning owner can still be told about other people's tries. */
const reportedWithinMs = 30 * 86_400_000

export const forgetOldTries: Job<object> = {
  name: 'guesses.forget-old-tries',
  retries: 2,
  cron: '15 * * * *',
  run: async (_, { db, clock }) => {
    const now = clock.now()
    await db.deleteFrom('failed_attempt').where('expires_at', '<=', now).where('origin', '!=', '').execute()
    const long = new Date(now.getTime() - reportedWithinMs)
    await db.deleteFrom('failed_attempt').where('expires_at', '<=', long).execute()
  },
}

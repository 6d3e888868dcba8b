import type { Job } from '#platform/jobs/job.ts'

/** How long somebody who stays away can still be told, when he comes, what others tried. */
const toldWithinMs = 30 * 86_400_000

export const forgetOldTries: Job<object> = {
  name: 'guesses.forget-old-tries',
  retries: 2,
  cron: '15 * * * *',
  run: async (_, { db, clock }) => {
    const now = clock.now()
    await db.deleteFrom('wrong_try').where('forgets_at', '<=', now).where('place', '!=', '').execute()
    const long = new Date(now.getTime() - toldWithinMs)
    await db.deleteFrom('wrong_try').where('forgets_at', '<=', long).execute()
  },
}

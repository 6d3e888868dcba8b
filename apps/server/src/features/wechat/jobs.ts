import type { Job } from '#platform/jobs/job.ts'
import { forgetVisits } from './store.ts'

export const wechatJobs: readonly Job<object>[] = [
  {
    name: 'wechat.forget-visits',
    retries: 3,
    cron: '50 3 * * *',
    run: async (_, { db, clock }) => {
      await forgetVisits(db, clock.now())
    },
  },
]

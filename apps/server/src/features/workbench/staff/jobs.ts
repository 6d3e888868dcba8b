import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { placeLifeMs } from './places.ts'

const kept = 90 * 86_400_000

/** A session lasts a day at the most: after a quarter of a year its row only takes room. Who did what stays. */
async function removeOldSessions(_data: object, ctx: JobContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - kept)
  await ctx.db.deleteFrom('staff_session').where('created_at', '<', before).execute()
  const unused = new Date(ctx.clock.now().getTime() - placeLifeMs)
  await ctx.db.deleteFrom('staff_place').where('last_at', '<', unused).execute()
}

export const staffJobs: readonly Job<object>[] = [
  { name: 'workbench.remove-old-sessions', run: removeOldSessions, retries: 3, cron: '25 3 * * *' },
]

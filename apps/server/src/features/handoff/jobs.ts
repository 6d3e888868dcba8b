import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'

/** Deletes expired signatures, site tokens and mall sessions: they are no different from unknown ones. */
export async function removeOldSignOns(_data: object, ctx: JobContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.deleteFrom('mall_sign').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('site_token').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('mall_session').where('expires_at', '<', now).execute()
}

export const handoffJobs: readonly Job<object>[] = [
  { name: 'handoff.remove-old', run: removeOldSignOns, retries: 3, cron: '50 3 * * *' },
]

import type { JobContext } from '#platform/call/context.ts'
import { originsKnownSince } from '#platform/brute-force/known-origins.ts'
import type { Job } from '#platform/jobs/job.ts'
import { auditLogJobs } from './audit/chain-checks.ts'

const sessionRetentionMs = 90 * 86_400_000

/** A session lasts a day at most: after a quarter of a year its row is useless. Audit events remain. */
async function removeOldSessions(_data: object, ctx: JobContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - sessionRetentionMs)
  await ctx.db.deleteFrom('staff_session').where('created_at', '<', before).execute()
  const unused = originsKnownSince(ctx.clock.now())
  await ctx.db.deleteFrom('staff_origin').where('last_at', '<', unused).execute()
}

/** Denied requests are deleted after a year; audit events are kept. */
const deniedRequestRetentionMs = 365 * 86_400_000

async function removeOldDeniedRequests(_data: object, ctx: JobContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - deniedRequestRetentionMs)
  await ctx.db.deleteFrom('denied_request').where('hour', '<', before).execute()
}

export const staffJobs: readonly Job<object>[] = [
  ...auditLogJobs,
  { name: 'staff.remove-old-denied-requests', run: removeOldDeniedRequests, retries: 3, cron: '30 3 * * *' },
  { name: 'staff.remove-old-sessions', run: removeOldSessions, retries: 3, cron: '25 3 * * *' },
]

import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { idleLimit } from './sessions.ts'

const retentionMs = 90 * 86_400_000

/** An ended token is distinguishable from an unknown one for 90 days; afterwards its row is deleted. */
export async function removeOldSessions(_data: object, ctx: JobContext): Promise<void> {
  const now = ctx.clock.now().getTime()
  await ctx.db
    .deleteFrom('session')
    .where('ended_at', '<', new Date(now - retentionMs))
    .execute()
  await ctx.db
    .deleteFrom('session')
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<', new Date(now - idleLimit - retentionMs))
    .execute()
}

export const sessionJobs: readonly Job<object>[] = [
  { name: 'session.remove-old', run: removeOldSessions, retries: 3, cron: '20 3 * * *' },
]

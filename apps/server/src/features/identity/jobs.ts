import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { originsKnownSince } from '#platform/brute-force/known-origins.ts'

/** Deletes codes and proofs that are no longer needed. */
export async function removeSpentProofs(_data: object, ctx: JobContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.deleteFrom('sms_code').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('pending_login').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('pending_registration').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('partner_proof').where('expires_at', '<', now).execute()
  await ctx.db.deleteFrom('login_origin').where('last_at', '<', originsKnownSince(now)).execute()
}

export const identityJobs: readonly Job<object>[] = [
  { name: 'identity.remove-spent-proofs', run: removeSpentProofs, retries: 3, cron: '40 3 * * *' },
]

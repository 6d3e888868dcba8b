import type { JobContext } from '#platform/call/context.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { keepLaidOut } from '../schedule/lay-out.ts'
import { emptyClosedSlots } from './closed-slots.ts'
import { remind } from './remind.ts'
import { endPastWaits, finishPast, lapseUnconfirmed, passOverdueOffers } from './clean-up.ts'

/** Runs the time-based tasks every minute; each finds its own work, so that an additional run changes nothing. */
export const cleanUpSlots: Job<object> = {
  name: 'slots.tend',
  retries: 2,
  cron: '* * * * *',
  run: async (_, ctx) => {
    await passOverdueOffers(ctx)
    await emptyClosedSlots(ctx)
    await endPastWaits(ctx)
    await lapseUnconfirmed(ctx)
    await finishPast(ctx)
    await remind(ctx)
  },
}

/** Creates the slots of one more day. */
async function layOutAll(_: object, ctx: JobContext): Promise<void> {
  const resources = await ctx.db
    .selectFrom('slot_resource')
    .select('resource_id')
    .where('is_paused', '=', false)
    .execute()
  for (const { resource_id } of resources) await ctx.transaction((ctx) => keepLaidOut(ctx, resource_id))
}

const layOutSlots: Job<object> = {
  name: 'slots.lay-out',
  retries: 3,
  cron: '5 * * * *',
  run: layOutAll,
}

export const slotJobs: readonly AnyJob[] = [cleanUpSlots, layOutSlots]

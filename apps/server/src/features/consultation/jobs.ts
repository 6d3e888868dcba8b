import { consultationStates } from '@yf/domain/consultation'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { fetchPicture } from './hospital/fetch-picture.ts'
import { sendToHospital } from './hospital/outbox.ts'
import { cancelConsultation, systemActor } from './transitions.ts'
import { takeConsultation, unanswered } from './store.ts'

const atATime = 100

/**
 * No doctor came: returns the entitlement, notifies the member of the reason, and tells the hospital that the
 * consultation is cancelled.
 */
export const giveUp: Job<object> = {
  name: 'consultation.give-up',
  retries: 2,
  cron: '* * * * *',
  run: async (_, ctx) => {
    for (;;) {
      const rows = await unanswered(ctx.db, ctx.clock.now(), atATime)
      for (const { company_id, id } of rows)
        await ctx.transaction(async (tx) => {
          const row = await takeConsultation(tx.db, company_id, id)
          if (row?.state !== consultationStates.waiting) return
          await cancelConsultation(tx, row, 'unanswered', systemActor)
          await sendToHospital(tx, 'cancel', row)
        })
      if (rows.length < atATime) return
    }
  },
}

export const consultationJobs: readonly AnyJob[] = [giveUp, fetchPicture]

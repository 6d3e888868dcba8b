import { addDays, shanghaiDay } from '@yf/domain/dates'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { errorRetentionDays, retentionDays } from './rules.ts'
import { removeErrorsBefore, removeRecordsBefore } from './store.ts'

export async function removeOldRecords(_data: object, { db, clock, log }: JobContext): Promise<void> {
  const removed = await removeRecordsBefore(db, addDays(shanghaiDay(clock.now()), -retentionDays))
  if (removed > 0) log.info({ removed }, 'old tracking records were removed')
}

export async function removeOldErrors(_data: object, { db, clock }: JobContext): Promise<void> {
  await removeErrorsBefore(db, addDays(shanghaiDay(clock.now()), -errorRetentionDays))
}

export const trackingJobs: readonly Job<object>[] = [
  { name: 'tracking.remove-old', run: removeOldRecords, retries: 3, cron: '50 3 * * *' },
  { name: 'tracking.remove-old-errors', run: removeOldErrors, retries: 3, cron: '55 3 * * *' },
]

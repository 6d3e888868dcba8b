import { shanghaiDay } from '@yf/domain/dates'
import { isWorkingDay } from '@yf/domain/holidays'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { countUpTo } from '#features/staff/public.ts'
import { isOpen, everyCase } from './store.ts'
import { assignByRules } from './assign-by-rules.ts'

async function runAssignmentRules(_data: object, ctx: JobContext): Promise<void> {
  const assignedCount = await assignByRules(ctx)
  if (assignedCount > 0) ctx.log.info({ given: assignedCount }, 'cases were handed out by rule')
}

/** Leads see it under 提醒, once a day with the number of days. */
export async function alertLateCases(_data: object, ctx: JobContext): Promise<void> {
  const now = ctx.clock.now()
  if (!isWorkingDay(shanghaiDay(now))) return
  const late = everyCase(ctx.db).where(isOpen).where('c.due_at', '<', now).clearSelect().select('c.id')
  const count = await countUpTo(ctx.db, late)
  if (count === 0) return
  await alertStaff(ctx, {
    kind: 'lateCases',
    about: 'claims-queue',
    text: `有 ${count} 件案件超过时限仍未结案，请在工作台「将超时」中处理`,
  })
}

export const claimsAdminJobs: readonly Job<object>[] = [
  { name: 'claims.hand-out', run: runAssignmentRules, retries: 0, cron: '* * * * *' },
  { name: 'claims.tell-of-late-cases', run: alertLateCases, retries: 1, cron: '5 9-18 * * *' },
]

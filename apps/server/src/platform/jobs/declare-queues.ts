import type { PgBoss, QueueResult } from 'pg-boss'
import type { AnyJob } from './job.ts'

export const graveyard = 'dead-letters'
const quarterOfYear = 90 * 86_400
const tz = 'Asia/Shanghai'

/**
 * Configures the queues as the jobs declare them. Queues that match are left unchanged: there are dozens, and every
 * process starts here.
 */
export async function declareQueues(
  boss: PgBoss,
  jobs: readonly AnyJob[],
  retryAfterSeconds = 2,
): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  if (!queues.has(graveyard)) await boss.createQueue(graveyard, { retentionSeconds: quarterOfYear })
  for (const job of jobs) {
    const rules = rulesOf(job, retryAfterSeconds)
    const queue = queues.get(job.name)
    if (!queue) await boss.createQueue(job.name, rules)
    else if (!isSo(queue, rules)) await boss.updateQueue(job.name, rules)
    const schedule = schedules.get(job.name)
    if (!job.cron && schedule) await boss.unschedule(job.name)
    else if (job.cron && (schedule?.cron !== job.cron || schedule.timezone !== tz))
      await boss.schedule(job.name, job.cron, {}, { tz })
  }
}

const rulesOf = (job: AnyJob, retryAfterSeconds: number) => ({
  retryLimit: job.retries,
  retryDelay: retryAfterSeconds,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: graveyard,
  heartbeatSeconds: 30,
  notify: true,
})

const isSo = (queue: QueueResult, rules: ReturnType<typeof rulesOf>): boolean =>
  Object.entries(rules).every(([name, value]) => queue[name as keyof typeof rules] === value)

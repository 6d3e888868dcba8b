import type { PgBoss } from 'pg-boss'

/** Uses the queue's index of waiting jobs: one query for all workers instead of one each. */
const dueQueues = `
  select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after < now() and name = any($1)`

/**
 * Wakes the workers of due jobs. Retries and delayed jobs trigger no notification, and behind a pooler that does not
 * forward notifications nothing does. Returns a function that stops it.
 */
export function wakeDue(
  boss: PgBoss,
  /** Workers by the name of their queue. */
  workers: ReadonlyMap<string, string>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => void {
  const names = [...workers.keys()]
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(dueQueues, [names])
      for (const { name } of rows as { name: string }[]) boss.notifyWorker(workers.get(name) ?? '')
    } catch (error) {
      if (!isStopped) onError(error)
    }
    if (!isStopped) timer = setTimeout(() => void look(), everyMs)
  }
  timer = setTimeout(() => void look(), everyMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

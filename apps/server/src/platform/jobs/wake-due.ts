import type { PgBoss } from 'pg-boss'

/** Over the queue's index of what waits: one question for all workers, who would otherwise each ask for themselves. */
const dueQueues = `
  select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after < now() and name = any($1)`

/**
 * Wakes the workers of what is due. Nobody is told of work that is tried again or was sent for later, and behind a pooler
 * that does not pass messages on nobody is told of anything. Returns how to stop.
 */
export function wakeDue(
  boss: PgBoss,
  /** Worker by name of its queue. */
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

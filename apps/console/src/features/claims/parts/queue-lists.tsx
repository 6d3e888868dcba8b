import { workbenchCalls } from '@yf/contract/workbench'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { queueLists, type QueueList } from '../queue-lists.ts'
import styles from './queue-lists.module.css'

/** Counts are bounded on the server, too: past a thousand nobody needs the figure. */
const shown = (count: number) => (count > 999 ? '999+' : String(count))

export function QueueLists({ active }: { active: QueueList }) {
  const counts = useQueryOf(workbenchCalls.counts, {}, { every: 60_000 })
  return (
    <nav className={styles.lists} aria-label="案件列表">
      {queueLists.map(({ list, name, count }) => {
        const waiting = counts.data ? count(counts.data) : null
        return (
          <a
            key={list}
            href={linkTo('/queue', { list })}
            className={styles.list}
            aria-current={list === active ? 'page' : undefined}
          >
            {name}
            {waiting !== null && <span className={styles.count}>{shown(waiting)}</span>}
          </a>
        )
      })}
    </nav>
  )
}

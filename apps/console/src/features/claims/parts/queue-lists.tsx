import { workbenchCalls } from '@yf/contract/workbench'
import { Badge } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { queueLists, type QueueList } from '../queue-lists.ts'
import styles from './queue-lists.module.css'

/** Counts are bounded on the server, too: past a thousand nobody needs the figure. */
const most = 999

export function QueueLists({ active }: { active: QueueList }) {
  const counts = useQueryOf(workbenchCalls.counts, {}, { every: 60_000 })
  const tabs = queueLists.map(({ list, name, count }) => {
    const waiting = counts.data ? count(counts.data) : null
    return {
      value: list,
      name,
      href: linkTo('/queue', { list }),
      badge: waiting !== null && (
        <Badge
          className={styles.count}
          count={waiting}
          showZero
          overflowCount={most}
          color={list === active ? 'var(--ant-color-primary)' : 'var(--ant-color-text-tertiary)'}
        />
      ),
    }
  })
  return <LinkTabs label="案件列表" tabs={tabs} active={active} />
}

import type { QueueRow } from '@yf/contract/workbench'
import { go } from '#platform/navigation/navigation.ts'
import { PagedTable, type Paging } from '#ui/paged-table/paged-table.tsx'
import { queueColumns } from './queue-columns.tsx'
import styles from './queue-columns.module.css'

export interface QueueTableProps {
  rows: readonly QueueRow[]
  now: number
  isFetching: boolean
  paging: Paging
}

export function QueueTable({ rows, now, isFetching, paging }: QueueTableProps) {
  return (
    <PagedTable
      rowKey="caseId"
      columns={queueColumns(now)}
      rows={rows}
      rowClassName={styles.row}
      onRow={({ caseId }) => ({ onClick: () => go('/case', { id: caseId }) })}
      isFetching={isFetching}
      paging={paging}
    />
  )
}

import type { QueueRow } from '@yf/contract/claims-admin'
import type { TableProps } from 'antd'
import { go } from '#platform/navigation/navigation.ts'
import { OnwardTable } from '#ui/paged-table/onward-table.tsx'
import { isOpen } from '../risk.ts'
import { queueColumns } from './queue-columns.tsx'
import styles from './queue-columns.module.css'

export interface QueueTableProps {
  rows: readonly QueueRow[]
  total: number
  now: number
  isFetching: boolean
  /** URLs of the first and of the next page. */
  first: string | null
  next: string | null
  picked: readonly string[]
  /** null: the user has no write permission. */
  onPick: ((ids: string[]) => void) | null
}

type Selection = NonNullable<TableProps<QueueRow>['rowSelection']>

const selectionOf = (picked: readonly string[], onPick: (ids: string[]) => void): Selection => ({
  selectedRowKeys: [...picked],
  onChange: (keys) => onPick(keys.map(String)),
  getTitleCheckboxProps: () => ({ 'aria-label': '全选本页' }),
  getCheckboxProps: ({ caseNo, state }) => ({ disabled: !isOpen(state), 'aria-label': `选择 ${caseNo}` }),
})

/** Counting stops at a thousand: nobody pages further, staff narrow the filter instead. */
const pagerLabels = (total: number) => ({
  first: '回到第一页',
  next: '下一页',
  end: '没有更多了',
  count: total >= 1_000 ? '超过 1,000 件' : `共 ${total} 件`,
})

export function QueueTable({ rows, total, now, isFetching, first, next, picked, onPick }: QueueTableProps) {
  return (
    <OnwardTable
      rowKey="caseId"
      columns={queueColumns(now)}
      rows={rows}
      rowClassName={styles.row}
      onRow={({ caseId }) => ({ onClick: () => go('/case', { id: caseId }) })}
      {...(onPick && { rowSelection: selectionOf(picked, onPick) })}
      isFetching={isFetching}
      first={first}
      next={next}
      labels={pagerLabels(total)}
    />
  )
}

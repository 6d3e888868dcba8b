import type { QuotaPreview } from '@yf/contract/cards-admin'
import { Table, type TableColumnsType } from 'antd'
import styles from '../pages/cards.module.css'

type QuotaPreviewRow = QuotaPreview['rows'][number]

const columns: TableColumnsType<QuotaPreviewRow> = [
  { title: '行', dataIndex: 'line', width: 56 },
  { title: '发放给', width: 90, render: (_, { who }) => who ?? '—' },
  {
    title: '内容',
    render: (_, { what, faults }) => (
      <>
        {what}
        {faults.map((fault) => (
          <div key={fault} className={styles.fault}>
            {fault}
          </div>
        ))}
      </>
    ),
  },
]

/** Rows with errors come first: staff have to correct them. */
const faultyFirst = (rows: readonly QuotaPreviewRow[]): QuotaPreviewRow[] => [
  ...rows.filter(({ faults }) => faults.length > 0),
  ...rows.filter(({ faults }) => faults.length === 0),
]

export const PreviewTable = ({ rows }: { rows: readonly QuotaPreviewRow[] }) => (
  <div className={styles.rows}>
    <Table<QuotaPreviewRow>
      rowKey="line"
      size="small"
      columns={columns}
      dataSource={faultyFirst(rows)}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
    />
  </div>
)

import type { Report, ReportRow } from '@yf/contract/report-shapes'
import { formatFen } from '@yf/domain/money'
import { Statistic, Table, type TableColumnsType } from 'antd'
import { lazy } from 'react'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { Section } from '#ui/section/section.tsx'
import styles from './team.module.css'

const PaidChart = lazy(() => import('./paid-chart.tsx'))

type SumName =
  | 'billedFen'
  | 'excludedFen'
  | 'socialFen'
  | 'ownExpenseFen'
  | 'deductibleFen'
  | 'overLimitFen'
  | 'payableFen'

const sums: readonly (readonly [title: string, name: SumName])[] = [
  ['账单', 'billedFen'],
  ['不在保障范围', 'excludedFen'],
  ['医保支付', 'socialFen'],
  ['目录外自费', 'ownExpenseFen'],
  ['免赔额', 'deductibleFen'],
  ['超限额', 'overLimitFen'],
  ['赔付', 'payableFen'],
]

const columns: TableColumnsType<ReportRow> = [
  { title: '月份', dataIndex: 'month' },
  { title: '保险公司', dataIndex: 'insurer' },
  { title: '保险责任', dataIndex: 'liability' },
  { title: '案件', dataIndex: 'cases', align: 'right' },
  { title: '发票', dataIndex: 'receipts', align: 'right' },
  ...sums.map(([title, name]) => ({
    title,
    align: 'right' as const,
    render: (_: unknown, row: ReportRow) => formatFen(row[name]),
  })),
]

const sumOf = (rows: readonly ReportRow[], name: SumName) => rows.reduce((all, row) => all + row[name], 0)

export function ReportFigures({ report: { rows, rejected } }: { report: Report }) {
  return (
    <>
      <Section title="合计">
        <div className={styles.figures}>
          <Statistic title="账单金额" value={formatFen(sumOf(rows, 'billedFen'))} />
          <Statistic title="赔付金额" value={formatFen(sumOf(rows, 'payableFen'))} />
          <Statistic
            title="拒赔案件"
            value={rejected.reduce((all, { cases }) => all + cases, 0)}
            suffix="件"
          />
        </div>
      </Section>
      <Section title="各月赔付金额，按保险责任">
        <ChartFrame height={240}>
          <PaidChart rows={rows} />
        </ChartFrame>
      </Section>
      <Section title="按月按责任">
        <Table<ReportRow>
          size="small"
          rowKey={({ month, insurer, liability }) => [month, insurer, liability].join()}
          pagination={false}
          columns={columns}
          dataSource={[...rows]}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: '这段时间没有结案的案件' }}
        />
      </Section>
    </>
  )
}

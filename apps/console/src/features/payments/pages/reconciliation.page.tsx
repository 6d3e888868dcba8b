import { paymentsAdminCalls, type BillDay } from '@yf/contract/payments-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { CompareButton } from '../parts/compare-button.tsx'
import { FailedRefunds } from '../parts/failed-refunds.tsx'
import { Differences } from '../parts/differences.tsx'
import styles from './reconciliation.module.css'

const pageSize = 15

const columns: TableColumnsType<BillDay> = [
  {
    title: '账单日',
    className: text.nowrap,
    render: (_, { day }) => <a href={linkTo('/reconciliation', { day })}>{day}</a>,
  },
  { title: '收款', align: 'right', render: (_, row) => `${row.paidCount} 笔 ${formatFen(row.paidFen)}` },
  { title: '退款', align: 'right', render: (_, row) => `${row.refundCount} 笔 ${formatFen(row.refundFen)}` },
  {
    title: '核对',
    render: (_, { comparedTime, openCount, settledCount }) =>
      comparedTime === null ? (
        <Tag>未核对</Tag>
      ) : openCount > 0 ? (
        <Tag color="error">{`${openCount} 处待处理`}</Tag>
      ) : (
        <Tag color="success">{settledCount > 0 ? `已处理 ${settledCount} 处` : '一致'}</Tag>
      ),
  },
  { title: '核对时间', dataIndex: 'comparedTime', className: text.nowrap },
  { title: '', render: (_, { day }) => <CompareButton day={day} /> },
]

/** The provider's daily bill against our books; a difference changes nothing until staff say what was done. */
export default function ReconciliationPage() {
  const { query, pageNo } = useLocation()
  const days = useQueryOf(paymentsAdminCalls.days, { pageNo, pageSize })
  return (
    <Page note="每天 10:30 自动核对前一天的微信支付账单。差异不会自动改账，请按建议核实后登记处理结果。">
      <div className={styles.sections}>
        <FailedRefunds />
        <Differences day={query['day'] ?? null} />
        <Section title="按日核对">
          <AnsweredTable
            of={days}
            failed="对账没有加载成功"
            empty="还没有账单"
            rowKey="day"
            columns={columns}
            pageNo={pageNo}
            pageSize={pageSize}
            onPage={(to) => go('/reconciliation', { ...query, page: to })}
          />
        </Section>
      </div>
    </Page>
  )
}

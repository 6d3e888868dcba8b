import type { AdminBill } from '@yf/contract/invoices-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { TryAgain } from './try-again.tsx'

const tones = { 1: 'processing', 2: 'processing', 3: 'success', 4: 'error' } as const
const redTones = {
  waiting: 'processing',
  asked: 'processing',
  done: 'default',
  failed: 'error',
  notNeeded: 'default',
} as const

export const invoiceColumns: TableColumnsType<AdminBill> = [
  { title: '更新时间', dataIndex: 'updateTime', className: text.nowrap },
  {
    title: '抬头',
    render: (_, { titleName, companyName, memberName }) => (
      <>
        {titleName}
        <div className={text.quiet}>{`${companyName} · ${memberName}`}</div>
      </>
    ),
  },
  {
    title: '订单',
    className: text.nowrap,
    render: (_, { orderNos }) => (
      <>
        {orderNos[0]}
        {orderNos.length > 1 && <div className={text.quiet}>{`等 ${orderNos.length} 个`}</div>}
      </>
    ),
  },
  {
    title: '金额',
    align: 'right',
    className: text.nowrap,
    render: (_, { amountFen }) => formatFen(amountFen),
  },
  {
    title: '状态',
    render: (_, { state, stateName, failure, invoiceNo, tries }) => (
      <>
        <Tag color={tones[state]}>{stateName}</Tag>
        {invoiceNo}
        {failure && <div className={text.quiet}>{`第 ${tries} 次：${failure}`}</div>}
      </>
    ),
  },
  {
    title: '冲红',
    render: (_, { reversals }) =>
      reversals.map((one) => (
        <div key={one.id}>
          <Tag color={redTones[one.state]}>{one.stateName}</Tag>
          {formatFen(one.amountFen)}
          {one.failure && <div className={text.quiet}>{one.failure}</div>}
        </div>
      )),
  },
  { title: '操作', align: 'right', render: (_, row) => <TryAgain row={row} /> },
]

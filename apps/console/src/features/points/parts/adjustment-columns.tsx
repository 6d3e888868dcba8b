import type { Adjustment } from '@yf/contract/points-admin'
import type { TableColumnsType } from 'antd'
import { decidedColumn } from '#ui/deciding/deciding-columns.tsx'
import text from '#ui/quiet.module.css'
import { signed } from '../signed.ts'
import { DecideAdjustment } from './decide-adjustment.tsx'

const states = {
  proposed: { tone: 'warning', name: '待审核' },
  confirmed: { tone: 'success', name: '已通过' },
  refused: { tone: 'default', name: '已驳回' },
} as const

export const adjustmentColumns: TableColumnsType<Adjustment> = [
  { title: '提交时间', dataIndex: 'proposedTime', className: text.nowrap },
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '会员',
    className: text.nowrap,
    render: (_, { memberName, memberPhone }) => (
      <>
        {memberName}
        <div className={text.quiet}>{memberPhone}</div>
      </>
    ),
  },
  { title: '积分', align: 'right', render: (_, { points }) => signed(points) },
  { title: '原因', dataIndex: 'reason' },
  { title: '提交人', dataIndex: 'proposedBy', className: text.nowrap },
  decidedColumn(states),
  {
    title: '操作',
    align: 'right',
    render: (_, row) => row.canDecide === 1 && <DecideAdjustment row={row} />,
  },
]

import type { Adjustment } from '@yf/contract/points-desk'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { signed } from '../words.ts'
import { DecideButtons } from './decide-buttons.tsx'

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
  {
    title: '状态',
    render: (_, { state, decidedBy, decidedTime, note }) => (
      <>
        <Tag color={states[state].tone}>{states[state].name}</Tag>
        {decidedBy && <div className={text.quiet}>{`${decidedBy} ${decidedTime ?? ''}`}</div>}
        {note && <div className={text.quiet}>{note}</div>}
      </>
    ),
  },
  { title: '操作', align: 'right', render: (_, row) => <DecideButtons row={row} /> },
]

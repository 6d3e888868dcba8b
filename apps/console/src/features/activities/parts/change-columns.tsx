import type { ActivityChange } from '@yf/contract/activities-admin'
import type { TableColumnsType } from 'antd'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { decidedColumn, proposedColumn } from '#ui/deciding/deciding-columns.tsx'
import text from '#ui/quiet.module.css'
import { DecideActivity } from './decide-activity.tsx'

const states = {
  proposed: { tone: 'warning', name: '待审核' },
  inForce: { tone: 'success', name: '已发布' },
  refused: { tone: 'default', name: '已驳回' },
  withdrawn: { tone: 'default', name: '已撤回' },
} as const

export const changeColumns: TableColumnsType<ActivityChange> = [
  { title: '活动', dataIndex: 'title' },
  { title: '改动', render: (_, { differences }) => <ChangeLines lines={differences} /> },
  {
    title: '每人每月平均',
    align: 'right',
    className: text.nowrap,
    render: (_, { points, raise }) => (
      <>
        {`${points} 积分`}
        {raise > 0 && <div className={text.quiet}>{`多得 ${raise}`}</div>}
      </>
    ),
  },
  proposedColumn(),
  decidedColumn(states),
  {
    title: '操作',
    align: 'right',
    render: (_, row) => row.canDecide === 1 && <DecideActivity row={row} />,
  },
]

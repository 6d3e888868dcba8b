import type { RuleChange } from '@yf/contract/points-admin-rules'
import type { TableColumnsType } from 'antd'
import { decidedColumn, proposedColumn } from '#ui/deciding/deciding-columns.tsx'
import text from '#ui/quiet.module.css'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { DecideRules } from './decide-rules.tsx'
import { WithdrawRules } from './withdraw-rules.tsx'

const states = {
  proposed: { tone: 'warning', name: '待审核' },
  inForce: { tone: 'success', name: '已确认' },
  refused: { tone: 'default', name: '已驳回' },
  withdrawn: { tone: 'default', name: '已撤回' },
} as const

export const ruleChangeColumns = (companyId: string): TableColumnsType<RuleChange> => [
  { title: '生效日期', dataIndex: 'startDay', className: text.nowrap },
  {
    title: '改动',
    render: (_, { differences }) => <ChangeLines lines={differences} />,
  },
  { title: '原因', dataIndex: 'reason' },
  proposedColumn(),
  decidedColumn(states),
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <>
        {row.canDecide === 1 && <DecideRules companyId={companyId} row={row} />}
        {row.canWithdraw === 1 && <WithdrawRules companyId={companyId} row={row} />}
      </>
    ),
  },
]

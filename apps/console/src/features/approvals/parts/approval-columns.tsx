import type { ApprovalProposal } from '@yf/contract/approvals-admin'
import { approvalDeciders, approvalKinds } from '@yf/domain/approvals'
import { formatFen } from '@yf/domain/money'
import { Space, type TableColumnsType } from 'antd'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { decidedColumn, proposedColumn } from '#ui/deciding/deciding-columns.tsx'
import text from '#ui/quiet.module.css'
import { DecideApproval } from './decide-approval.tsx'
import { WithdrawApproval } from './withdraw-approval.tsx'

const states = {
  proposed: { tone: 'warning', name: '待审核' },
  confirmed: { tone: 'success', name: '已通过' },
  refused: { tone: 'default', name: '已驳回' },
  withdrawn: { tone: 'default', name: '已撤回' },
} as const

const worthless = (kind: ApprovalProposal['kind']): string =>
  approvalDeciders[kind] === 'memberAccess' ? '—' : '按员工选择'

export const approvalColumns: TableColumnsType<ApprovalProposal> = [
  {
    title: '事项',
    render: (_, { kind, title, companyName }) => (
      <>
        {title}
        <div className={text.quiet}>{`${approvalKinds[kind]}，${companyName}`}</div>
      </>
    ),
  },
  { title: '内容', render: (_, { lines }) => <ChangeLines lines={lines} /> },
  {
    title: '最多价值',
    align: 'right',
    className: text.nowrap,
    render: (_, { kind, worthFen }) => (worthFen > 0 ? formatFen(worthFen) : worthless(kind)),
  },
  proposedColumn(),
  decidedColumn(states),
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        {row.canDecide === 1 && <DecideApproval row={row} />}
        {row.canWithdraw === 1 && <WithdrawApproval row={row} />}
      </Space>
    ),
  },
]

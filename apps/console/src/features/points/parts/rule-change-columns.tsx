import type { RuleChange } from '@yf/contract/points-desk-rules'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { DecideRules } from './decide-rules.tsx'
import styles from './rules.module.css'

const states = {
  proposed: { tone: 'warning', name: '待审核' },
  inForce: { tone: 'success', name: '已确认' },
  refused: { tone: 'default', name: '已驳回' },
} as const

export const ruleChangeColumns = (companyId: string): TableColumnsType<RuleChange> => [
  { title: '生效日期', dataIndex: 'startDay', className: text.nowrap },
  {
    title: '改动',
    render: (_, { differences }) => (
      <ul className={styles.changes}>
        {differences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
  { title: '原因', dataIndex: 'reason' },
  {
    title: '提交',
    className: text.nowrap,
    render: (_, { proposedBy, proposedTime }) => (
      <>
        {proposedBy}
        <div className={text.quiet}>{proposedTime}</div>
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { state, decidedBy, decidedTime, note }) => (
      <>
        <Tag color={states[state].tone}>{states[state].name}</Tag>
        {decidedBy && <div className={text.quiet}>{`${decidedBy} ${decidedTime ?? ''}`}</div>}
        {note && <div className={text.quiet}>{note}</div>}
      </>
    ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => row.canDecide === 1 && <DecideRules companyId={companyId} row={row} />,
  },
]

import type { QueueRow } from '@yf/contract/claims-admin'
import { visitTypes } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import { classNames } from '#ui/class-names.ts'
import text from '#ui/quiet.module.css'
import { dueState, dueText } from '../due.ts'
import { isOpen, riskOf, toneOfState, waitedSince } from '../risk.ts'
import styles from './queue-columns.module.css'

function Risk({ risk }: { risk: number }) {
  const { word, tone } = riskOf(risk)
  return (
    <Tag color={tone}>
      {word} {risk}
    </Tag>
  )
}

function Flags({ flags }: { flags: readonly string[] }) {
  const [first, ...others] = flags
  if (first === undefined) return <span className={text.quiet}>—</span>
  return (
    <span className={styles.flags} title={flags.join('\n')}>
      <Tag color="warning" className={styles.flag}>
        {first}
      </Tag>
      {others.length > 0 && <span className={text.quiet}>另 {others.length} 项</span>}
    </span>
  )
}

const submittedAt = (time: string | null) => (time ? `提交于 ${time}` : undefined)

/** Waiting time and due time; for a case that waits for nobody, the day on which it arrived. */
function Waiting({ row: { state, submitTime, dueTime }, now }: { row: QueueRow; now: number }) {
  if (!isOpen(state)) return <span title={submittedAt(submitTime)}>{submitTime?.slice(0, 10)}</span>
  return (
    <>
      <span title={submittedAt(submitTime)}>{waitedSince(submitTime, now)}</span>
      {/* A case is never late while it waits for the member. */}
      {dueTime && state !== 3 && (
        <div className={classNames(text.quiet, styles[dueState(dueTime, now)])} title={`时限 ${dueTime}`}>
          {dueText(dueTime, now)}
        </div>
      )}
    </>
  )
}

export const queueColumns = (now: number): TableColumnsType<QueueRow> => [
  { title: '风险', className: text.nowrap, render: (_, { risk }) => <Risk risk={risk} /> },
  {
    title: '案件号',
    className: text.nowrap,
    render: (_, { caseId, caseNo, companyName }) => (
      <>
        <a data-case href={linkTo('/case', { id: caseId })}>
          {caseNo}
        </a>
        <div className={text.quiet}>{companyName}</div>
      </>
    ),
  },
  { title: '被保险人', dataIndex: 'insuredName', className: text.nowrap },
  {
    title: '就诊',
    render: (_, { visitType, hospital }) => (
      <>
        <div className={text.nowrap}>{visitType ? visitTypes[visitType] : '未填写'}</div>
        <div className={classNames(text.quiet, styles.hospital)}>{hospital ?? ''}</div>
      </>
    ),
  },
  { title: '发票', align: 'right', dataIndex: 'receiptCount' },
  {
    title: '账单金额',
    align: 'right',
    className: text.nowrap,
    render: (_, { billedFen }) => formatFen(billedFen),
  },
  { title: '提示', render: (_, { flags }) => <Flags flags={flags} /> },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, row) => (
      <>
        <Tag color={toneOfState(row.state)}>{row.stateName}</Tag>
        {row.isWaitingForSecond === 1 && <Tag color="warning">待复核</Tag>}
        {row.hindrance && <Tag title={row.hindrance}>须由他人复核</Tag>}
      </>
    ),
  },
  {
    title: '处理人',
    className: text.nowrap,
    render: (_, { handlerName, state }) =>
      handlerName ?? <span className={text.quiet}>{isOpen(state) ? '未受理' : '—'}</span>,
  },
  {
    title: '等待/时限',
    align: 'right',
    className: text.nowrap,
    render: (_, row) => <Waiting row={row} now={now} />,
  },
]

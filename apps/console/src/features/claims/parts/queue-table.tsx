import type { QueueRow } from '@yf/contract/workbench'
import { visitTypes } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import { go, linkTo } from '#platform/navigation/navigation.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import table from '#ui/table/table.module.css'
import { useNow } from '#ui/use-now.ts'
import { isLate, isOpen, riskOf, toneOfState, waitedSince } from '../risk.ts'
import styles from './queue-table.module.css'

const columns = [
  '风险',
  '案件号',
  '被保险人',
  '就诊',
  '发票',
  '账单金额',
  '提示',
  '状态',
  '处理人',
  '等待/提交',
]
const numbers = new Set(['发票', '账单金额', '等待/提交'])

function Flags({ flags }: { flags: readonly string[] }) {
  const [first, ...others] = flags
  if (first === undefined) return <span className={table.quiet}>—</span>
  return (
    <span className={styles.flags} title={flags.join('\n')}>
      <Chip tone="warning">{first}</Chip>
      {others.length > 0 && <span className={table.quiet}>另 {others.length} 项</span>}
    </span>
  )
}

function Row({ row, now }: { row: QueueRow; now: number }) {
  const risk = riskOf(row.risk)
  const open = isOpen(row.state)
  const late = open && isLate(row.submitTime, now)
  return (
    <tr className={styles.row} onClick={() => go('/case', { id: row.caseId })}>
      <td>
        <Chip tone={risk.tone}>
          {risk.word} {row.risk}
        </Chip>
      </td>
      <td className={table.nowrap}>
        <a data-case href={linkTo('/case', { id: row.caseId })}>
          {row.caseNo}
        </a>
        <div className={table.quiet}>{row.companyName}</div>
      </td>
      <td className={table.nowrap}>{row.insuredName}</td>
      <td>
        <div>{row.visitType ? visitTypes[row.visitType] : '未填写'}</div>
        <div className={classNames(table.quiet, styles.hospital)}>{row.hospital ?? ''}</div>
      </td>
      <td className={table.number}>{row.receiptCount}</td>
      <td className={table.number}>{formatFen(row.billedFen)}</td>
      <td>
        <Flags flags={row.flags} />
      </td>
      <td className={table.nowrap}>
        <Chip tone={toneOfState(row.state)}>{row.stateName}</Chip>{' '}
        {row.isWaitingForSecond === 1 && <Chip tone="warning">待复核</Chip>}
      </td>
      <td className={table.nowrap}>
        {row.handlerName ?? <span className={table.quiet}>{open ? '未受理' : '—'}</span>}
      </td>
      <td className={table.number} title={row.submitTime ? `提交于 ${row.submitTime}` : undefined}>
        <span className={late ? styles.late : undefined}>
          {open ? waitedSince(row.submitTime, now) : row.submitTime?.slice(0, 10)}
        </span>
      </td>
    </tr>
  )
}

export function QueueTable({ rows }: { rows: readonly QueueRow[] }) {
  const now = useNow()
  return (
    <table className={table.table}>
      <thead>
        <tr className={styles.head}>
          {columns.map((name) => (
            <th key={name} scope="col" className={numbers.has(name) ? table.number : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.caseId} row={row} now={now} />
        ))}
      </tbody>
    </table>
  )
}

import type { QueueRow } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Statistic } from 'antd'
import { lazy } from 'react'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { dueState } from '../due.ts'
import { isOpen, riskOf } from '../risk.ts'
import { waitingAges } from '../waiting-ages.ts'
import styles from './queue-summary.module.css'

const WaitingChart = lazy(() => import('./waiting-chart.tsx'))

/** A summary of the list page: late cases, risky cases and the amount involved. */
export function QueueSummary({ rows, now }: { rows: readonly QueueRow[]; now: number }) {
  const ages = waitingAges(rows, now)
  const late = rows.filter(
    ({ state, dueTime }) => isOpen(state) && dueTime !== null && dueState(dueTime, now) === 'late',
  ).length
  const risky = rows.filter(({ risk }) => riskOf(risk).tone === 'error').length
  const billedFen = rows.reduce((sum, row) => sum + row.billedFen, 0)
  return (
    <aside className={styles.summary} aria-label="本页概览">
      <Statistic title="本页案件" value={rows.length} suffix="件" />
      <Statistic
        title="已超时"
        value={late}
        suffix="件"
        {...(late > 0 && { styles: { content: { color: 'var(--ant-color-error)' } } })}
      />
      <Statistic title="高风险" value={risky} suffix="件" />
      <Statistic title="账单合计" value={formatFen(billedFen)} />
      <div className={styles.chart}>
        <span className={styles.caption}>等待时长</span>
        <ChartFrame height={104}>
          <WaitingChart bars={ages} />
        </ChartFrame>
      </div>
    </aside>
  )
}

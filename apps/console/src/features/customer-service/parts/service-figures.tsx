import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { Card, Statistic } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import styles from './service-figures.module.css'

/** Current counts by status, and the longest waiting time. */
export function ServiceFigures() {
  const figures = useQueryOf(customerServiceAdminCalls.overview, {}, { every: 30_000 })
  return (
    <Answered of={figures} failed="数量没有加载成功">
      {({ waiting, open, untold, longestWaitMinutes }) => (
        <div className={styles.figures}>
          <Card size="small">
            <Statistic title="待接诊" value={waiting} />
          </Card>
          <Card size="small">
            <Statistic title="最长等待（分钟）" value={longestWaitMinutes ?? '—'} />
          </Card>
          <Card size="small">
            <Statistic title="问诊中" value={open} />
          </Card>
          <Card size="small">
            <Statistic title="未送达医院" value={untold} />
          </Card>
        </div>
      )}
    </Answered>
  )
}

import type { Statistics } from '@yf/contract/report-shapes'
import { Statistic, Table, type TableColumnsType } from 'antd'
import { lazy } from 'react'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { Section } from '#ui/section/section.tsx'
import styles from './team.module.css'

const FlowChart = lazy(() => import('./flow-chart.tsx'))
const AgeChart = lazy(() => import('./age-chart.tsx'))

type Handler = Statistics['handlers'][number]

/** A share of zero is shown as a dash. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`

const handlerColumns: TableColumnsType<Handler> = [
  { title: '姓名', dataIndex: 'name' },
  { title: '受理与接手', dataIndex: 'accepted', align: 'right' },
  { title: '审核结论', dataIndex: 'decided', align: 'right' },
  { title: '复核', dataIndex: 'confirmed', align: 'right' },
  { title: '在手案件', dataIndex: 'open', align: 'right' },
]

export function TeamStatistics({ statistics }: { statistics: Statistics }) {
  const { days, decided, instant, rejected, appealed, inTime, tooLate, openByAge, handlers } = statistics
  const submitted = days.reduce((sum, day) => sum + day.submitted, 0)
  const open = openByAge.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Section title="概览">
        <div className={styles.figures}>
          <Statistic title="提交" value={submitted} suffix="件" />
          <Statistic title="结案" value={decided} suffix="件" />
          <Statistic title="在手" value={open} suffix="件" />
          <Statistic title="自动核定占比" value={shareOf(instant, decided)} />
          <Statistic title="人工按时占比" value={shareOf(inTime, inTime + tooLate)} />
          <Statistic title="拒赔占比" value={shareOf(rejected, decided)} />
          <Statistic title="申请复核占比" value={shareOf(appealed, decided)} />
        </div>
      </Section>
      <div className={styles.charts}>
        <Section title="每日提交与结案">
          <ChartFrame height={220}>
            <FlowChart days={days} />
          </ChartFrame>
        </Section>
        <Section title="在手案件的等待时长">
          <ChartFrame height={220}>
            <AgeChart ages={openByAge} />
          </ChartFrame>
        </Section>
      </div>
      <Section title="人员">
        <Table<Handler>
          size="small"
          rowKey="name"
          pagination={false}
          columns={handlerColumns}
          dataSource={[...handlers]}
        />
      </Section>
    </>
  )
}

import type { TrialRunDetail, TrialSum } from '@yf/contract/claims-admin-trials'
import { formatFen } from '@yf/domain/money'
import { trialCauses } from '@yf/domain/trial-run'
import { Alert, Flex, Statistic, Table, type TableColumnsType } from 'antd'
import { lazy } from 'react'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'
import { signedFen } from './trial-texts.tsx'

const TrialChart = lazy(() => import('./trial-chart.tsx'))

const sumColumns = (title: string): TableColumnsType<TrialSum> => [
  { title, dataIndex: 'name' },
  { title: '按原条款', align: 'right', render: (_, { currentFen }) => formatFen(currentFen) },
  { title: '按试算版本', align: 'right', render: (_, { draftFen }) => formatFen(draftFen) },
  {
    title: '差额',
    align: 'right',
    render: (_, { currentFen, draftFen }) => signedFen(draftFen - currentFen),
  },
]

const Sums = ({ title, sums }: { title: string; sums: readonly TrialSum[] }) => (
  <Section title={`赔付金额，按${title}`}>
    <ChartFrame height={240}>
      <TrialChart sums={sums} />
    </ChartFrame>
    <Table<TrialSum>
      size="small"
      rowKey="name"
      pagination={false}
      columns={sumColumns(title)}
      dataSource={[...sums]}
      locale={{ emptyText: '没有赔付' }}
    />
  </Section>
)

type CauseSum = TrialRunDetail['byCause'][number]

const causeColumns: TableColumnsType<CauseSum> = [
  { title: '原因', render: (_, { cause }) => trialCauses[cause] },
  { title: '案件', align: 'right', dataIndex: 'cases' },
  { title: '差额', align: 'right', render: (_, { differenceFen }) => signedFen(differenceFen) },
]

/** Totals, then sums by month, liability and cause. */
export const TrialFigures = ({ run }: { run: TrialRunDetail }) => (
  <>
    <Totals run={run} />
    <Sums title="月份" sums={run.byMonth} />
    <Sums title="责任" sums={run.byLiability} />
    <Section title="差额来自哪些条款">
      <p className={text.quiet}>一件案件有多个原因时，每个原因都计入。</p>
      <Table<CauseSum>
        size="small"
        rowKey="cause"
        pagination={false}
        columns={causeColumns}
        dataSource={[...run.byCause]}
        locale={{ emptyText: '没有差额' }}
      />
    </Section>
  </>
)

function Totals({ run: { totals, differenceFen } }: { run: TrialRunDetail }) {
  const { currentFen, paidFen, refusedByHand } = totals
  return (
    <Section title="合计">
      <Flex gap="large" wrap>
        <Statistic title={`多赔 ${totals.casesMore} 件`} value={signedFen(totals.moreFen)} />
        <Statistic title={`少赔 ${totals.casesLess} 件`} value={signedFen(-totals.lessFen)} />
        <Statistic title="差额合计" value={signedFen(differenceFen)} />
        <Statistic title={`按原条款 ${totals.cases} 件`} value={formatFen(currentFen)} />
        <Statistic title="按试算版本" value={formatFen(totals.draftFen)} />
      </Flex>
      <p className={text.quiet}>
        {`${totals.people} 人中 ${totals.peopleMore} 人多得、${totals.peopleLess} 人少得。`}
        {refusedByHand > 0 && `另有 ${refusedByHand} 件由人工拒赔，不随条款变化。`}
      </p>
      {paidFen !== currentFen && (
        <Alert
          type="info"
          showIcon
          title={`当时实际赔付 ${formatFen(paidFen)}。按原条款重算与当时相差 ${signedFen(currentFen - paidFen)}，来自复议、更正或医院信息变化，不计入差额。`}
        />
      )}
    </Section>
  )
}

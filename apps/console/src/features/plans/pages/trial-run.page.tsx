import { trialRunCalls, type TrialRunDetail } from '@yf/contract/claims-admin-trials'
import { Alert, Progress, Space } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { Section } from '#ui/section/section.tsx'
import { TrialActions } from '../parts/trials/trial-actions.tsx'
import { TrialCases } from '../parts/trials/trial-cases.tsx'
import { TrialFigures } from '../parts/trials/trial-figures.tsx'
import { TrialTag, versionText } from '../parts/trials/trial-texts.tsx'

const everyMs = 1_500

/** One trial run, from its start to its results. */
export default function TrialRunPage() {
  const { id = '' } = useLocation().query
  const found = useQueryOf(trialRunCalls.trialRun, { id })
  // A job moves it: then the page looks again until it is over.
  const isRunning = found.data?.state === 'running'
  useQueryOf(trialRunCalls.trialRun, { id }, { enabled: isRunning, every: everyMs })
  return (
    <Answered of={found} failed="试算没有加载成功">
      {(run) => <Run run={run} />}
    </Answered>
  )
}

const Run = ({ run }: { run: TrialRunDetail }) => (
  <StackedPage
    title={versionText(run)}
    tools={
      <Space wrap>
        <TrialTag state={run.state} />
        <TrialActions run={run} />
      </Space>
    }
  >
    <Scope run={run} />
    {run.state === 'running' && <Progressing run={run} />}
    {run.state === 'done' && (
      <>
        <TrialFigures run={run} />
        <TrialCases run={run} />
      </>
    )}
  </StackedPage>
)

const namedCompanies = 5

function Scope({ run }: { run: TrialRunDetail }) {
  const mayOpenPlan = useMayDo('setUp')
  const names = run.companyNames.slice(0, namedCompanies).map(({ name }) => name)
  const more = run.companies > namedCompanies ? ` 等 ${run.companies} 家` : ''
  const policies = run.comparedPlan === null ? '' : `，用于${run.comparedPlan}的保单`
  return (
    <Section
      title="范围"
      aside={
        mayOpenPlan && <a href={linkTo('/plan', { id: run.planId, version: run.versionId })}>查看方案版本</a>
      }
    >
      <p>{`${names.join('、')}${more}，就诊日期 ${run.from} 至 ${run.to}${policies}。`}</p>
      <p>{`${run.startedBy} 于 ${run.startedTime} 发起${run.endedTime ? `，${run.endedTime} 结束` : ''}。人工核定的金额仍是上限。`}</p>
      {run.isOutdated === 1 && (
        <Alert type="warning" showIcon title="草稿在试算之后又改过，这里是改动之前的结果。" />
      )}
    </Section>
  )
}

const Progressing = ({ run: { finishedCases, totalCases } }: { run: TrialRunDetail }) => (
  <Section title="正在试算">
    <Progress
      percent={totalCases === 0 ? 0 : Math.min(Math.floor((finishedCases / totalCases) * 100), 100)}
      status="active"
    />
    <p role="status">
      已完成 {finishedCases} / {totalCases} 件，可以离开本页，稍后回来查看。
    </p>
  </Section>
)

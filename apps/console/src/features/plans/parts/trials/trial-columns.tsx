import type { TrialRunRow } from '@yf/contract/claims-admin-trials'
import type { TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'
import { signedFen, TrialTag, versionText } from './trial-texts.tsx'

export const trialRunColumns: TableColumnsType<TrialRunRow> = [
  {
    title: '方案版本',
    render: (_, run) => (
      <>
        <a href={linkTo('/trial-run', { id: run.id })}>{versionText(run)}</a>
        {run.comparedPlan !== null && <div className={text.quiet}>{`用于${run.comparedPlan}的保单`}</div>}
      </>
    ),
  },
  {
    title: '范围',
    render: (_, { companies, from, to }) => (
      <>
        {`${companies} 家企业`}
        <div className={text.quiet}>{`${from} 至 ${to}`}</div>
      </>
    ),
  },
  { title: '状态', render: (_, { state }) => <TrialTag state={state} /> },
  {
    title: '差额',
    align: 'right',
    render: (_, { state, differenceFen }) => (state === 'done' ? signedFen(differenceFen) : '—'),
  },
  {
    title: '发起',
    render: (_, { startedBy, startedTime }) => (
      <>
        {startedBy}
        <div className={text.quiet}>{startedTime}</div>
      </>
    ),
  },
]

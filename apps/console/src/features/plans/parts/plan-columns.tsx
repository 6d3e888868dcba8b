import type { PlanRow } from '@yf/contract/plans-admin'
import { formatFen } from '@yf/domain/money'
import { planVersionStateNames, type PlanVersionState } from '@yf/domain/plan'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'

const colours: Readonly<Record<PlanVersionState, string>> = {
  draft: 'default',
  submitted: 'warning',
  approved: 'success',
}

export const VersionTag = ({ state }: { state: PlanVersionState }) => (
  <Tag color={colours[state]}>{planVersionStateNames[state]}</Tag>
)

export const planColumns: TableColumnsType<PlanRow> = [
  {
    title: '方案',
    render: (_, { id, name }) => <a href={linkTo('/plan', { id })}>{name}</a>,
  },
  {
    title: '现行版本',
    render: (_, { inForce }) =>
      inForce ? (
        <>
          {`第 ${inForce.no} 版`}
          <div className={text.quiet}>{`${inForce.insurer} · 总保额 ${formatFen(inForce.coverFen)}`}</div>
        </>
      ) : (
        '—'
      ),
  },
  {
    title: '最新版本',
    render: (_, { newest }) => (
      <>
        {`第 ${newest.no} 版 `}
        <VersionTag state={newest.state} />
        {newest.startDay && <div className={text.quiet}>{`${newest.startDay} 起`}</div>}
      </>
    ),
  },
  { title: '新建时间', className: text.nowrap, dataIndex: 'createTime' },
]

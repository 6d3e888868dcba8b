import type { PlanRow } from '@yf/contract/plans-admin'
import { formatFen } from '@yf/domain/money'
import { planKinds, planVersionStateNames, type PlanKind, type PlanVersionState } from '@yf/domain/plan'
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

const kindColours: Readonly<Record<PlanKind, string>> = { insurance: 'blue', benefits: 'purple' }

export const KindTag = ({ kind }: { kind: PlanKind }) => (
  <Tag color={kindColours[kind]}>{planKinds[kind]}</Tag>
)

const inForceText = (
  kind: PlanKind,
  { insurer, coverFen, benefitCount, worthFen }: NonNullable<PlanRow['inForce']>,
) =>
  kind === 'benefits'
    ? `${benefitCount} 项权益 · 每人价值 ${formatFen(worthFen)}`
    : `${insurer} · 总保额 ${formatFen(coverFen)}`

export const planColumns: TableColumnsType<PlanRow> = [
  {
    title: '方案',
    render: (_, { id, name, kind }) => (
      <>
        <a href={linkTo('/plan', { id })}>{name}</a> <KindTag kind={kind} />
      </>
    ),
  },
  {
    title: '现行版本',
    render: (_, { kind, inForce }) =>
      inForce ? (
        <>
          {`第 ${inForce.no} 版`}
          <div className={text.quiet}>{inForceText(kind, inForce)}</div>
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

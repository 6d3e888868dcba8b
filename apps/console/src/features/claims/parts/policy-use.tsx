import type { WorkCase } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Progress, Table, type TableColumnsType } from 'antd'
import { memo } from 'react'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { PolicyTerms } from './policy-terms.tsx'
import styles from './policy-use.module.css'

type Policy = NonNullable<WorkCase['policy']>
type CaseLiability = Policy['liabilities'][number]

/** The percentage from which a limit counts as nearly used up. */
const nearlyAll = 90

function Meter({ label, usedFen, mostFen }: { label: string; usedFen: number; mostFen: number }) {
  const percent = mostFen > 0 ? Math.min((usedFen / mostFen) * 100, 100) : 100
  return (
    <div className={styles.meter}>
      <Progress
        aria-label={label}
        percent={percent}
        size={{ height: 6 }}
        showInfo={false}
        status="normal"
        {...(percent > nearlyAll && { strokeColor: 'var(--ant-color-warning)' })}
      />
      <span>
        {formatFen(usedFen)} / {formatFen(mostFen)}
      </span>
    </div>
  )
}

const columns: TableColumnsType<CaseLiability> = [
  { title: '责任', dataIndex: 'name', minWidth: 112 },
  {
    title: '年度限额（已用）',
    render: (_, { name, usedFen, yearlyFen }) => (
      <Meter label={`${name}年度限额已用`} usedFen={usedFen} mostFen={yearlyFen} />
    ),
  },
  {
    title: '免赔额（已用）',
    className: text.nowrap,
    render: (_, { deductibleFen, deductibleUsedFen }) =>
      deductibleFen === 0 ? '无' : `${formatFen(deductibleFen)}（${formatFen(deductibleUsedFen)}）`,
  },
  { title: '比例', align: 'right', render: (_, { ratio }) => `${ratio}%` },
]

type CaseVisit = Pick<WorkCase, 'visitType'>

/**
 * Whether a visit falls under the liability, as in the rule: an emergency is paid like any other outpatient visit.
 */
const isAbout = (liability: CaseLiability, { visitType }: CaseVisit): boolean =>
  liability.visitType === null ||
  liability.visitType === visitType ||
  (visitType === 'emergency' && liability.visitType === 'outpatient')

const renderTerms = (liability: CaseLiability) => <PolicyTerms liability={liability} />

/** The liabilities; the terms of those that apply to this visit are expanded. */
function Liabilities({ liabilities, visitType }: Pick<Policy, 'liabilities'> & CaseVisit) {
  const about = liabilities.filter((one) => isAbout(one, { visitType })).map(({ id }) => id)
  return (
    <Table
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={liabilities}
      pagination={false}
      expandable={{ expandedRowRender: renderTerms, defaultExpandedRowKeys: about }}
    />
  )
}

export const PolicyUse = memo(function PolicyUse({
  policy,
  visitType,
}: Pick<WorkCase, 'policy'> & CaseVisit) {
  if (!policy)
    return (
      <Section title="保单">
        <p className={text.quiet}>案件没有对应的保单。</p>
      </Section>
    )
  return (
    <Section title="保单与条款">
      <div className={styles.policy}>
        <div>
          <b>{policy.name}</b>
          <p className={text.quiet}>
            {policy.insurer} · {policy.startDt} 至 {policy.endDt}
          </p>
        </div>
        <Meter label="总保额已用" usedFen={policy.usedFen} mostFen={policy.coverFen} />
      </div>
      <Liabilities key={visitType} liabilities={policy.liabilities} visitType={visitType} />
    </Section>
  )
})

import type { AssignmentRule, SelectChoice, HandlerGroup } from '@yf/contract/claims-admin-assignment'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { toYuan, fromYuan } from '@yf/domain/money'
import { InputNumber, Select, type TableColumnsType } from 'antd'
import styles from './team.module.css'

/** A rule has its own key while it is edited, because its position changes. */
export interface RuleDraft {
  readonly key: number
  readonly rule: AssignmentRule
}

interface RuleColumnDeps {
  readonly groups: readonly HandlerGroup[]
  readonly companies: readonly SelectChoice[]
  readonly change: (key: number, changes: Partial<AssignmentRule>) => void
}

interface ChoiceCellProps<T extends string> {
  label: string
  /** null: shows the placeholder. */
  value: T | null
  placeholder: string
  options: readonly { value: T; label: string }[]
  onChange: (value: T | null) => void
}

function ChoiceCell<T extends string>({ label, value, placeholder, options, onChange }: ChoiceCellProps<T>) {
  return (
    <Select<T>
      allowClear
      virtual={false}
      className={styles.cell}
      popupMatchSelectWidth={false}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      options={[...options]}
      onChange={(chosen) => onChange(chosen ?? null)}
    />
  )
}

/** Shown in yuan; stored in fen. */
function YuanCell(props: { label: string; fen: number | null; onChange: (fen: number | null) => void }) {
  return (
    <InputNumber
      aria-label={props.label}
      min={0}
      precision={2}
      value={props.fen === null ? null : toYuan(props.fen)}
      placeholder="不限"
      onChange={(yuan) => props.onChange(yuan === null ? null : fromYuan(yuan))}
    />
  )
}

const visits = Object.entries(visitTypes).map(([value, label]) => ({ value: value as VisitType, label }))

export const ruleColumns = ({ groups, companies, change }: RuleColumnDeps): TableColumnsType<RuleDraft> => [
  { title: '顺序', render: (_, __, at) => at + 1 },
  {
    title: '企业',
    render: (_, { key, rule }, at) => (
      <ChoiceCell
        label={`第 ${at + 1} 条的企业`}
        value={rule.companyId}
        placeholder="所有企业"
        options={companies.map(({ value, name }) => ({ value, label: name }))}
        onChange={(companyId) => change(key, { companyId })}
      />
    ),
  },
  {
    title: '就诊类型',
    render: (_, { key, rule }, at) => (
      <ChoiceCell
        label={`第 ${at + 1} 条的就诊类型`}
        value={rule.visitType}
        placeholder="所有类型"
        options={visits}
        onChange={(visitType) => change(key, { visitType })}
      />
    ),
  },
  {
    title: '账单金额（元）',
    render: (_, { key, rule }, at) => (
      <>
        <YuanCell
          label={`第 ${at + 1} 条的最低金额`}
          fen={rule.minFen}
          onChange={(fen) => change(key, { minFen: fen ?? 0 })}
        />{' '}
        至{' '}
        <YuanCell
          label={`第 ${at + 1} 条的最高金额`}
          fen={rule.maxFen}
          onChange={(maxFen) => change(key, { maxFen })}
        />
      </>
    ),
  },
  {
    title: '分派给',
    render: (_, { key, rule }, at) => (
      <ChoiceCell
        label={`第 ${at + 1} 条分派给`}
        value={rule.groupId}
        placeholder="整个理赔台"
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(groupId) => change(key, { groupId })}
      />
    ),
  },
]

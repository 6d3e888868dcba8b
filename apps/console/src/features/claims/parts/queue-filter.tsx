import { claimsAssignmentCalls, type SelectChoice } from '@yf/contract/claims-admin-assignment'
import type { QueueFilter as Filter } from '@yf/contract/queue-shapes'
import { caseStateNames, caseStates, type CaseState } from '@yf/domain/claim-case'
import { visitTypes } from '@yf/domain/claim-materials'
import { Button, Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { amountChoices, amountOf, isNarrow, withAmount } from '../queue-filter.ts'
import styles from './queue-filter.module.css'

interface Option<T> {
  readonly value: T
  readonly label: string
}

const ages: readonly Option<number>[] = [1, 2, 4, 7].map((days) => ({ value: days, label: `${days} 天以上` }))
const states = (
  [caseStates.submitted, caseStates.reviewing, caseStates.adjudicating, caseStates.appealed] as const
).map((value): Option<CaseState> => ({ value, label: caseStateNames[value] }))
const dues: readonly Option<'late' | 'soon'>[] = [
  { value: 'late', label: '已超时' },
  { value: 'soon', label: '将超时' },
]
const visits = Object.entries(visitTypes).map(([value, label]) => ({ value, label }))
const optionsOf = (choices: readonly SelectChoice[] = []): Option<string>[] =>
  choices.map(({ value, name }) => ({ value, label: name }))

interface PickProps<T extends string | number> {
  label: string
  value: T | undefined
  options: readonly Option<T>[]
  onPick: (value: T | undefined) => void
}

function Pick<T extends string | number>({ label, value, options, onPick }: PickProps<T>) {
  return (
    <Select<T>
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      virtual={false}
      className={styles.pick}
      popupMatchSelectWidth={false}
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      options={[...options]}
      onChange={(chosen) => onPick(chosen ?? undefined)}
    />
  )
}

export interface QueueFilterProps {
  filter: Filter
  onFilter: (filter: Filter) => void
}

/** The filters side by side: a selection applies immediately and appears in the URL. */
export function QueueFilter({ filter, onFilter }: QueueFilterProps) {
  const { data } = useQueryOf(claimsAssignmentCalls.choices, {})
  const set = <K extends keyof Filter>(name: K, value: Filter[K] | undefined) => {
    const { [name]: _before, ...others } = filter
    onFilter(value === undefined ? others : { ...others, [name]: value })
  }
  const handlers = [{ value: 'none', label: '未分派' }, ...optionsOf(data?.handlers)]
  return (
    <div className={styles.filter} role="group" aria-label="筛选">
      <Pick
        label="企业"
        value={filter.companyId}
        options={optionsOf(data?.companies)}
        onPick={(value) => set('companyId', value)}
      />
      <Pick
        label="就诊类型"
        value={filter.visitType}
        options={visits}
        onPick={(value) => set('visitType', value as Filter['visitType'])}
      />
      <Pick
        label="账单金额"
        value={amountOf(filter)}
        options={amountChoices(filter)}
        onPick={(value) => onFilter(withAmount(filter, value))}
      />
      <Pick
        label="等待"
        value={filter.waitedDays}
        options={ages}
        onPick={(value) => set('waitedDays', value)}
      />
      <Pick label="时限" value={filter.due} options={dues} onPick={(value) => set('due', value)} />
      <Pick
        label="处理人"
        value={filter.handler}
        options={handlers}
        onPick={(value) => set('handler', value)}
      />
      <Pick
        label="提示"
        value={filter.flag}
        options={optionsOf(data?.flags)}
        onPick={(value) => set('flag', value)}
      />
      <Pick label="状态" value={filter.state} options={states} onPick={(value) => set('state', value)} />
      {isNarrow(filter) && (
        <Button type="link" size="small" onClick={() => onFilter({})}>
          清除筛选
        </Button>
      )}
    </div>
  )
}

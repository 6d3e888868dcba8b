import { hospitalGrades, type HospitalGrade } from '@yf/domain/adjudication/terms'
import type { PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { Checkbox, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { ExclusionList } from './exclusions/exclusion-list.tsx'

type Rule = PlanLiabilityEntry['rule']

interface Props {
  rule: Rule
  onChange: (rule: Rule) => void
}

const grades = Object.entries(hospitalGrades).map(([value, label]) => ({ value, label }))

/** Hospitals, catalogue, numbers and exclusions of a liability. */
export function RuleFields({ rule, onChange }: Props) {
  const change = (changes: Partial<Rule>) => onChange({ ...rule, ...changes })
  return (
    <>
      <Pair>
        <Entry label="医院等级" note="不选则不限">
          {(id) => (
            <Select<HospitalGrade[]>
              id={id}
              mode="multiple"
              virtual={false}
              placeholder="不限"
              value={rule.grades ?? []}
              options={grades}
              onChange={(chosen) => change({ grades: chosen.length > 0 ? chosen : null })}
            />
          )}
        </Entry>
        <Entry label="医院性质">
          {(id) => (
            <Checkbox
              id={id}
              checked={rule.isPublicOnly}
              onChange={({ target }) => change({ isPublicOnly: target.checked })}
            >
              限公立医院
            </Checkbox>
          )}
        </Entry>
        <NumberEntry
          label="目录外赔付比例（%）"
          note="不填与目录内相同，0 为不赔"
          value={rule.outsideRatio}
          min={0}
          max={100}
          onChange={(outsideRatio) => change({ outsideRatio })}
        />
        <NumberEntry
          label="每年次数"
          note="不填不限"
          value={rule.visitsPerYear}
          min={1}
          max={999}
          onChange={(visitsPerYear) => change({ visitsPerYear })}
        />
        <NumberEntry
          label="每年住院天数"
          note="不填不限"
          value={rule.daysPerYear}
          min={1}
          max={366}
          onChange={(daysPerYear) => change({ daysPerYear })}
        />
      </Pair>
      <ExclusionList exclusions={rule.exclusions} onChange={(exclusions) => change({ exclusions })} />
    </>
  )
}

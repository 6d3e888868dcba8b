import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { hospitalGrades, type HospitalGrade } from '@yf/domain/adjudication/terms'
import type { PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { Button, Checkbox, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import styles from './plans.module.css'

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
      <Exclusions exclusions={rule.exclusions} onChange={(exclusions) => change({ exclusions })} />
    </>
  )
}

interface ExclusionsProps {
  exclusions: Rule['exclusions']
  onChange: (exclusions: Rule['exclusions']) => void
}

const Texts = (props: {
  label: string
  placeholder: string
  value: string[]
  onChange: (texts: string[]) => void
}) => (
  <Entry label={props.label}>
    {(id) => (
      <Select<string[]>
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、', ' ']}
        placeholder={props.placeholder}
        value={props.value}
        onChange={props.onChange}
      />
    )}
  </Entry>
)

function Exclusions({ exclusions, onChange }: ExclusionsProps) {
  const change = (at: number, changes: Partial<Rule['exclusions'][number]>) =>
    onChange(exclusions.map((one, own) => (own === at ? { ...one, ...changes } : one)))
  return (
    <>
      {exclusions.map((one, at) => (
        // The rows have no other identity than their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.exclusion}>
          <TextEntry
            label="除外责任"
            value={one.name}
            maxLength={40}
            onChange={(name) => change(at, { name })}
          />
          <Texts
            label="诊断编码"
            placeholder="K00-K14"
            value={one.codes}
            onChange={(codes) => change(at, { codes: codes.map((code) => code.trim().toUpperCase()) })}
          />
          <Texts
            label="关键词"
            placeholder="洁牙、种植牙"
            value={one.words}
            onChange={(texts) => change(at, { words: texts })}
          />
          <Tool
            label={`删除除外责任：${one.name || at + 1}`}
            icon={<DeleteOutlined aria-hidden />}
            onPress={() => onChange(exclusions.filter((_, own) => own !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...exclusions, { name: '', codes: [], words: [] }])}
      >
        添加除外责任
      </Button>
    </>
  )
}

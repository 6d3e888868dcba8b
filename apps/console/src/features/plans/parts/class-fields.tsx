import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { PeopleClassEntry } from '@yf/contract/contracts-admin'
import { toYuan } from '@yf/domain/money'
import type { ClassRelation } from '@yf/domain/people-class'
import { highestYearlyFen } from '@yf/domain/premium'
import { Button, Checkbox, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { newClass } from '../class-form.ts'
import { YuanEntry } from './yuan-entry.tsx'

interface Props {
  classes: PeopleClassEntry[]
  onChange: (classes: PeopleClassEntry[]) => void
}

/** The classes of a contract, in their order: the first that admits somebody counts. */
export const ClassFields = ({ classes, onChange }: Props) => (
  <>
    {classes.map((one, at) => (
      <Section
        key={one.key}
        title={one.name || `参保类别 ${at + 1}`}
        aside={
          <Tool
            label={`删除参保类别：${one.name || at + 1}`}
            icon={<DeleteOutlined aria-hidden />}
            disabled={classes.length === 1}
            onPress={() => onChange(classes.filter((other) => other !== one))}
          />
        }
      >
        <OneClass entry={one} onChange={(changed) => onChange(classes.with(at, changed))} />
      </Section>
    ))}
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...classes, newClass()])}>
      添加参保类别
    </Button>
  </>
)

interface OneProps {
  entry: PeopleClassEntry
  onChange: (entry: PeopleClassEntry) => void
}

const relations: { value: ClassRelation; label: string }[] = [
  { value: 'self', label: '员工' },
  { value: 'spouse', label: '配偶' },
  { value: 'child', label: '子女' },
  { value: 'parent', label: '父母' },
]

const lists = [
  { field: 'grades', label: '职级' },
  { field: 'regions', label: '地区' },
  { field: 'departments', label: '部门' },
  { field: 'branches', label: '分支机构' },
] as const

function OneClass({ entry, onChange }: OneProps) {
  const { rule } = entry
  const change = (changes: Partial<typeof rule>) => onChange({ ...entry, rule: { ...rule, ...changes } })
  return (
    <Pair>
      <TextEntry
        label="类别名称"
        isRequired
        value={entry.name}
        maxLength={40}
        onChange={(name) => onChange({ ...entry, name })}
      />
      <Entry label="员工或家属" isRequired>
        {(id) => (
          <Select<ClassRelation[]>
            id={id}
            mode="multiple"
            virtual={false}
            value={rule.relations}
            options={relations}
            onChange={(chosen) => change({ relations: chosen })}
          />
        )}
      </Entry>
      <YuanEntry
        label="每人年保费（元）"
        note="按实际保障天数计收；不填则不计保费"
        fen={entry.yearlyFen}
        max={toYuan(highestYearlyFen)}
        onChange={(yearlyFen) => onChange({ ...entry, yearlyFen })}
      />
      <RuleFilters rule={rule} onChange={change} />
      <Entry label="新增人员">
        {(id) => (
          <Checkbox
            id={id}
            checked={entry.isClosed}
            onChange={({ target }) => onChange({ ...entry, isClosed: target.checked })}
          >
            不再新增，已参保的保留
          </Checkbox>
        )}
      </Entry>
    </Pair>
  )
}

interface FilterProps {
  rule: PeopleClassEntry['rule']
  onChange: (changes: Partial<PeopleClassEntry['rule']>) => void
}

/** What narrows the class by employment and age. */
const RuleFilters = ({ rule, onChange: change }: FilterProps) => (
  <>
    {lists.map(({ field, label }) => (
      <Entry key={field} label={label} note="不填则不限">
        {(id) => (
          <Select<string[]>
            id={id}
            mode="tags"
            open={false}
            suffixIcon={null}
            placeholder="不限"
            tokenSeparators={[',', '，', '、']}
            value={rule[field] ?? []}
            onChange={(values) => change({ [field]: values.length > 0 ? values : null })}
          />
        )}
      </Entry>
    ))}
    <NumberEntry
      label="最小年龄"
      note="按合同起保日的周岁"
      value={rule.ageFrom}
      min={0}
      max={120}
      onChange={(ageFrom) => change({ ageFrom })}
    />
    <NumberEntry
      label="最大年龄"
      value={rule.ageTo}
      min={0}
      max={120}
      onChange={(ageTo) => change({ ageTo })}
    />
  </>
)

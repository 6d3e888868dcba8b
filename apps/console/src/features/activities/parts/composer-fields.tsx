import { activityLayouts, type ActivityLayout, type ChanceSource } from '@yf/domain/activity'
import { taskCodes, taskOf } from '@yf/domain/points'
import { Input, Select } from 'antd'
import { useState } from 'react'
import { Entry } from '#ui/entry/entry.tsx'
import { MomentEntry } from '#ui/entry/moment-entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { rulesOf, rulesText, stepsOf, stepsText, type ActivityDraft } from '../activity-draft.ts'

interface Props {
  draft: ActivityDraft
  companies: readonly { id: string; name: string }[]
  onChange: (changes: Partial<ActivityDraft>) => void
}

const layouts: Record<ActivityLayout, string> = {
  active: '版式一：奖品居中',
  active2: '版式二：分步讲述',
  huhui: '互惠活动：登记参加',
}
const layoutOptions = (Object.keys(activityLayouts) as ActivityLayout[]).map((value) => ({
  value,
  label: layouts[value],
}))
const pictures = [
  { value: '/art/banner-points.svg', label: '礼物' },
  { value: '/art/banner-story.svg', label: '书与盾牌' },
  { value: '/art/banner-family.svg', label: '家庭' },
  { value: '/art/banner-checkup.svg', label: '体检' },
  { value: '/art/banner-insurance.svg', label: '保障' },
]
const sources: readonly { value: ChanceSource; label: string }[] = [
  { value: 'signIn', label: '每日签到' },
  ...taskCodes.map((value) => ({ value, label: taskOf(value).name })),
]

export function ComposerFields({ draft, companies, onChange }: Props) {
  return (
    <>
      <Text label="活动名称" value={draft.title} max={30} onChange={(title) => onChange({ title })} />
      <Text label="活动简介" value={draft.summary} max={100} onChange={(summary) => onChange({ summary })} />
      <Choice
        label="版式"
        value={draft.layout}
        options={layoutOptions}
        onChange={(layout) => onChange({ layout })}
      />
      <Choice
        label="头图"
        value={draft.picLink ?? ''}
        options={pictures}
        onChange={(picLink) => onChange({ picLink })}
      />
      <Moments draft={draft} onChange={onChange} />
      <Entry label="可见企业" note="不选则全部企业可见">
        {(id) => (
          <Select<string[]>
            id={id}
            mode="multiple"
            value={draft.companyIds}
            options={companies.map((company) => ({ value: company.id, label: company.name }))}
            onChange={(companyIds) => onChange({ companyIds })}
          />
        )}
      </Entry>
      <StepsAndRules draft={draft} onChange={onChange} />
      <Entry label="得机会的任务" note="每完成一次得一次机会；由系统按真实发生的事计数">
        {(id) => (
          <Select<ChanceSource[]>
            id={id}
            mode="multiple"
            value={draft.tasks.map(({ source }) => source)}
            options={[...sources]}
            onChange={(chosen) => onChange({ tasks: withSources(draft, chosen) })}
          />
        )}
      </Entry>
      <NumberEntry
        label="赠送机会"
        value={draft.freeChances}
        min={0}
        max={20}
        onChange={(freeChances) => onChange({ freeChances: freeChances ?? 0 })}
      />
      <ShareFields draft={draft} onChange={onChange} />
    </>
  )
}

/** A source that was already selected keeps its chances. */
const withSources = ({ tasks }: ActivityDraft, chosen: readonly ChanceSource[]): ActivityDraft['tasks'] =>
  chosen.map((source) => tasks.find((task) => task.source === source) ?? { source, chances: 1 })

interface TextProps {
  label: string
  value: string
  max: number
  onChange: (value: string) => void
}

const Text = ({ label, value, max, onChange }: TextProps) => (
  <TextEntry label={label} value={value} maxLength={max} onChange={onChange} />
)

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <Entry label={label}>
    {(id) => <Select<Value> id={id} value={value} options={options} onChange={onChange} />}
  </Entry>
)

type ComposerFieldsProps = Pick<Props, 'draft' | 'onChange'>

const Moments = ({ draft, onChange }: ComposerFieldsProps) => (
  <>
    {(['startTime', 'endTime'] as const).map((name) => (
      <MomentEntry
        key={name}
        label={name === 'startTime' ? '开始时间' : '结束时间'}
        isRequired
        value={draft[name]}
        onChange={(moment) => onChange({ [name]: moment })}
      />
    ))}
  </>
)

const StepsAndRules = ({ draft, onChange }: ComposerFieldsProps) => (
  <>
    <Lines
      label="参与步骤"
      note="每行一步，写作“标题：说明”"
      text={stepsText(draft)}
      onChange={(text) => onChange({ steps: stepsOf(text) })}
    />
    <Lines
      label="活动规则"
      note="每行一条"
      text={rulesText(draft)}
      onChange={(text) => onChange({ rules: rulesOf(text) })}
    />
  </>
)

const ShareFields = ({ draft, onChange }: ComposerFieldsProps) => (
  <>
    <Text
      label="分享标题"
      value={draft.share.title}
      max={30}
      onChange={(title) => onChange({ share: { ...draft.share, title } })}
    />
    <Text
      label="分享文案"
      value={draft.share.words}
      max={60}
      onChange={(summary) => onChange({ share: { ...draft.share, words: summary } })}
    />
  </>
)

interface LinesProps {
  label: string
  note: string
  text: string
  onChange: (text: string) => void
}

/** Keeps the text exactly as typed, blank lines included; only the parsed lines go to the draft. */
function Lines({ label, note, text, onChange }: LinesProps) {
  const [typed, setTyped] = useState(text)
  return (
    <Entry label={label} note={note}>
      {(id) => (
        <Input.TextArea
          id={id}
          rows={4}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value)
          }}
        />
      )}
    </Entry>
  )
}

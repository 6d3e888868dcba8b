import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { newLiability, type PlanForm } from '../plan-form.ts'
import { LiabilityFields } from './liability-fields.tsx'
import { LiabilityText } from './liability-text.tsx'
import styles from './plans.module.css'
import { YuanEntry } from './yuan-entry.tsx'

interface Props {
  form: PlanForm
  isNewPlan: boolean
  onChange: (changes: Partial<PlanForm>) => void
}

/** A draft as a form: each liability beside the text that its members read. */
export function VersionEditor({ form, isNewPlan, onChange }: Props) {
  const { liabilities } = form
  const change = (at: number, liability: PlanLiabilityEntry) =>
    onChange({ liabilities: liabilities.with(at, liability) })
  return (
    <>
      <Section title="基本信息">
        <GeneralFields form={form} isNewPlan={isNewPlan} onChange={onChange} />
      </Section>
      {liabilities.map((liability, at) => (
        <Section
          key={liability.id}
          title={liability.name || `第 ${at + 1} 项责任`}
          aside={
            <Tool
              label={`删除责任：${liability.name || at + 1}`}
              icon={<DeleteOutlined aria-hidden />}
              onPress={() => onChange({ liabilities: liabilities.filter((one) => one !== liability) })}
            />
          }
        >
          <div className={styles.liability}>
            <LiabilityFields liability={liability} onChange={(changed) => change(at, changed)} />
            <LiabilityText liability={liability} />
          </div>
        </Section>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange({ liabilities: [...liabilities, newLiability()] })}
      >
        添加保障责任
      </Button>
    </>
  )
}

const GeneralFields = ({ form, isNewPlan, onChange }: Props) => (
  <Pair>
    <TextEntry
      label="方案名称"
      note="仅后台可见"
      isRequired
      disabled={!isNewPlan}
      value={form.planName}
      maxLength={40}
      onChange={(planName) => onChange({ planName })}
    />
    <TextEntry
      label="保险名称"
      note="会员看到的名称"
      isRequired
      value={form.name}
      maxLength={40}
      onChange={(name) => onChange({ name })}
    />
    <TextEntry
      label="承保公司"
      isRequired
      value={form.insurer}
      maxLength={40}
      onChange={(insurer) => onChange({ insurer })}
    />
    <YuanEntry
      label="总保额（元）"
      isRequired
      fen={form.coverFen}
      onChange={(fen) => onChange({ coverFen: fen ?? 0 })}
    />
    <Entry label="生效日期" note="合同从这一天起可以选用" isRequired>
      {(id) => (
        <DatePicker
          id={id}
          value={form.startDay === null ? null : dayjs(form.startDay)}
          onChange={(day: dayjs.Dayjs | null) => onChange({ startDay: day?.format('YYYY-MM-DD') ?? null })}
        />
      )}
    </Entry>
  </Pair>
)

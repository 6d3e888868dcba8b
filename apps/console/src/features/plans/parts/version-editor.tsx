import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { planKinds, type PlanKind } from '@yf/domain/plan'
import { Button, DatePicker, Radio } from 'antd'
import dayjs from 'dayjs'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { newLiability, type PlanForm } from '../plan-form.ts'
import { BenefitsEditor } from './benefits-editor.tsx'
import { LiabilityFields } from './liability-fields.tsx'
import { LiabilityText } from './liability-text.tsx'
import styles from './plans.module.css'
import { YuanEntry } from './yuan-entry.tsx'

interface Props {
  form: PlanForm
  isNewPlan: boolean
  onKind: (kind: PlanKind) => void
  onChange: (changes: Partial<PlanForm>) => void
}

/** A draft as a form. */
export const VersionEditor = (props: Props) => (
  <>
    <Section title="基本信息">
      <GeneralFields {...props} />
    </Section>
    {props.form.kind === 'benefits' ? <BenefitsEditor {...props} /> : <LiabilitiesEditor {...props} />}
  </>
)

/** Each liability beside the text that its members read. */
function LiabilitiesEditor({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const { liabilities } = form
  const change = (at: number, liability: PlanLiabilityEntry) =>
    onChange({ liabilities: liabilities.with(at, liability) })
  return (
    <>
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

const kinds = Object.entries(planKinds).map(([value, label]) => ({ value, label }))

const GeneralFields = ({ form, isNewPlan, onKind, onChange }: Props) => (
  <Pair>
    <Entry label="方案类型" note="保险赔付费用，权益发放服务；新建后不能改" isRequired>
      {(id) => (
        <Radio.Group
          id={id}
          aria-label="方案类型"
          optionType="button"
          disabled={!isNewPlan}
          value={form.kind}
          options={kinds}
          onChange={({ target }) => onKind(target.value as PlanKind)}
        />
      )}
    </Entry>
    <TextEntry
      label="方案名称"
      note="仅后台可见"
      isRequired
      disabled={!isNewPlan}
      value={form.planName}
      maxLength={40}
      onChange={(planName) => onChange({ planName })}
    />
    {form.kind === 'insurance' && <InsuranceFields form={form} onChange={onChange} />}
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

const InsuranceFields = ({ form, onChange }: Pick<Props, 'form' | 'onChange'>) => (
  <>
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
  </>
)

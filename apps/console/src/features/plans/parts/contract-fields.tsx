import { plansAdminCalls } from '@yf/contract/plans-admin'
import { planKinds, type PlanKind } from '@yf/domain/plan'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useQueryOf } from '#platform/http/query.ts'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import type { ContractForm } from '../class-form.ts'

export type ContractFormKind = 'new' | 'draft' | 'renewal' | 'endorsement'

interface Props {
  form: ContractForm
  kind: ContractFormKind
  /** An endorsement stays with the plan. */
  planId?: string
  /** A renewal stays with the kind of plan. */
  planKind?: PlanKind
  onChange: (changes: Partial<ContractForm>) => void
}

/** Company, plan version and days. */
export const ContractFields = (props: Props) => (
  <Section title={props.kind === 'endorsement' ? '批改内容' : '合同信息'}>
    <Pair>
      <CompanyField {...props} />
      <PlanField {...props} />
      {props.kind === 'endorsement' ? <EndorsementFields {...props} /> : <PeriodField {...props} />}
    </Pair>
  </Section>
)

function CompanyField({ form, kind, onChange }: Props) {
  const companies = useQueryOf(plansAdminCalls.contractCompanies, {}).data ?? []
  return (
    <Entry label="企业" isRequired>
      {(id) => (
        <Select<string>
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          virtual={false}
          disabled={kind !== 'new'}
          placeholder="请选择"
          value={form.companyId}
          options={companies.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(companyId) => onChange({ companyId })}
        />
      )}
    </Entry>
  )
}

function PlanField({ form, planId, planKind, onChange }: Props) {
  const plans = useQueryOf(plansAdminCalls.planChoices, {}).data ?? []
  const options = plans
    .filter((plan) => planId === undefined || plan.planId === planId)
    .filter((plan) => planKind === undefined || plan.kind === planKind)
    .flatMap((plan) =>
      plan.versions.map(({ id, no, startDay }) => ({
        value: id,
        label: `${planKinds[plan.kind]} · ${plan.planName} 第 ${no} 版（${startDay} 起）`,
      })),
    )
  return (
    <Entry label="方案版本" note="只能选用已通过审核的版本" isRequired>
      {(id) => (
        <Select<string>
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          virtual={false}
          placeholder="请选择"
          value={form.planVersionId}
          options={options}
          onChange={(planVersionId) => onChange({ planVersionId })}
        />
      )}
    </Entry>
  )
}

const dayOf = (text: string) => (text === '' ? null : dayjs(text))
const textOf = (day: dayjs.Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? ''

const PeriodField = ({ form, onChange }: Props) => (
  <Entry label="合同期间" isRequired>
    {(id) => (
      <DatePicker.RangePicker
        id={{ start: id }}
        value={[dayOf(form.startsOn), dayOf(form.endsOn)]}
        onChange={(days) => onChange({ startsOn: textOf(days?.[0]), endsOn: textOf(days?.[1]) })}
      />
    )}
  </Entry>
)

const EndorsementFields = ({ form, onChange }: Props) => (
  <>
    <Entry label="批改生效日期" note="从这一天起按新约定：就诊按新条款，权益随之增减" isRequired>
      {(id) => (
        <DatePicker
          id={id}
          value={dayOf(form.startDay)}
          onChange={(day: dayjs.Dayjs | null) => onChange({ startDay: textOf(day) })}
        />
      )}
    </Entry>
    <TextEntry
      label="批改原因"
      isRequired
      value={form.reason}
      maxLength={100}
      onChange={(reason) => onChange({ reason })}
    />
  </>
)

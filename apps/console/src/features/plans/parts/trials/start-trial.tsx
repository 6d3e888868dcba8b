import { plansAdminCalls } from '@yf/contract/plans-admin'
import { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { mostTrialCompanies, trialRunKeptDays } from '@yf/domain/trial-run'
import { Button, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { go } from '#platform/navigation/navigation.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { useNow } from '#ui/use-now.ts'

interface TriedVersion {
  readonly id: string
  readonly no: number
  readonly planName: string
}

interface TrialProps {
  version: TriedVersion
  disabled?: boolean
}

/** Tries a version on the claims of the past. */
export const StartTrial = ({ version, disabled = false }: TrialProps) => (
  <>
    <AskingButton word="试算" disabled={disabled}>
      {(close) => <StartDialog version={version} onClose={close} />}
    </AskingButton>
    <Button type="link" onClick={() => go('/trial-runs')}>
      试算记录
    </Button>
  </>
)

const day = (value: dayjs.Dayjs | null | undefined) => value?.format('YYYY-MM-DD') ?? ''
const lastYear = 365

function StartDialog({ version, onClose }: { version: TriedVersion; onClose: () => void }) {
  const today = shanghaiDay(new Date(useNow()))
  const [companyIds, setCompanyIds] = useState<string[]>([])
  const [comparedPlanId, setComparedPlanId] = useState<string | null>(null)
  const [days, setDays] = useState([addDays(today, -lastYear), today] as const)
  const { save, isBusy, fault } = useSaving(trialRunCalls.startTrialRun, trialRunCalls.trialRuns)
  const start = async () => {
    const [from, to] = days
    const input = { versionId: version.id, comparedPlanId, companyIds, from, to }
    const run = await save(input, { savedMessage: '试算已开始', onClose })
    if (run) go('/trial-run', { id: run.id })
  }
  return (
    <Dialog
      title={`试算：${version.planName}第 ${version.no} 版`}
      confirmText="开始试算"
      isBusy={isBusy}
      fault={fault}
      canConfirm={companyIds.length > 0}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      <p>{`用这个版本的条款重新计算已决案件，看谁多赔、谁少赔。不影响任何案件和保单，结果保留 ${trialRunKeptDays} 天。`}</p>
      <CompaniesEntry value={companyIds} onChange={setCompanyIds} />
      <Entry label="就诊日期" note="最多一年" isRequired>
        {(id) => (
          <DatePicker.RangePicker
            id={id}
            allowClear={false}
            value={[dayjs(days[0]), dayjs(days[1])]}
            maxDate={dayjs(today)}
            onChange={(chosen) => setDays([day(chosen?.[0]), day(chosen?.[1])])}
          />
        )}
      </Entry>
      <ComparedPlan value={comparedPlanId} onChange={setComparedPlanId} />
    </Dialog>
  )
}

interface CompaniesProps {
  value: string[]
  onChange: (companyIds: string[]) => void
}

function CompaniesEntry({ value, onChange }: CompaniesProps) {
  const companies = useQueryOf(plansAdminCalls.contractCompanies, {}).data ?? []
  const all = companies.slice(0, mostTrialCompanies).map((company) => company.id)
  return (
    <Entry label="企业" isRequired>
      {(id) => (
        <>
          <Select<string[]>
            id={id}
            mode="multiple"
            maxTagCount={5}
            optionFilterProp="label"
            placeholder="选择企业"
            value={value}
            options={companies.map((company) => ({ value: company.id, label: company.name }))}
            onChange={onChange}
          />
          <Button type="link" size="small" onClick={() => onChange(all)}>
            {`选择全部 ${all.length} 家企业`}
          </Button>
        </>
      )}
    </Entry>
  )
}

interface ComparedPlanProps {
  value: string | null
  onChange: (planId: string | null) => void
}

function ComparedPlan({ value, onChange }: ComparedPlanProps) {
  const plans = useQueryOf(plansAdminCalls.planChoices, {}).data ?? []
  const insurance = plans.filter(({ kind }) => kind === 'insurance')
  return (
    <Entry label="试算哪些保单" note="默认是这个方案的保单；选择其他方案，可以看换成这个版本会怎样">
      {(id) => (
        <Select<string>
          id={id}
          allowClear
          virtual={false}
          placeholder="这个方案的保单"
          value={value}
          options={insurance.map(({ planId, planName }) => ({ value: planId, label: planName }))}
          onChange={(chosen?: string) => onChange(chosen ?? null)}
        />
      )}
    </Entry>
  )
}

import type { PlanBenefitEntry } from '@yf/contract/plans-admin'
import {
  planBenefitKinds,
  planBenefitSuppliers,
  unitOfBenefit,
  type PlanBenefitKind,
} from '@yf/domain/plan-benefit'
import { AutoComplete, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { YuanEntry } from './yuan-entry.tsx'

interface Props {
  benefit: PlanBenefitEntry
  onChange: (benefit: PlanBenefitEntry) => void
}

const kinds = Object.entries(planBenefitKinds).map(([value, label]) => ({ value, label }))
const suppliers = Object.entries(planBenefitSuppliers).map(([value, label]) => ({
  value,
  label: `${label}（${value}）`,
}))

/** Times are not money: an amount in the other unit is typed again. */
function suppliedBy(benefit: PlanBenefitEntry, supplierCode: string): Partial<PlanBenefitEntry> {
  const unit = unitOfBenefit({ ...benefit, supplierCode })
  if (unit === unitOfBenefit(benefit)) return { supplierCode }
  return { supplierCode, amount: unit === 'times' ? 1 : 0 }
}

/** One benefit of a draft. */
export function BenefitFields({ benefit, onChange }: Props) {
  const change = (changes: Partial<PlanBenefitEntry>) => onChange({ ...benefit, ...changes })
  return (
    <Pair>
      <TextEntry
        label="权益名称"
        isRequired
        value={benefit.name}
        maxLength={40}
        onChange={(name) => change({ name })}
      />
      <TextEntry
        label="简介"
        value={benefit.summary}
        maxLength={60}
        onChange={(summary) => change({ summary })}
      />
      <Entry label="权益类型" note="福利只展示，不核销" isRequired>
        {(id) => (
          <Select<PlanBenefitKind>
            id={id}
            virtual={false}
            value={benefit.kind}
            options={kinds}
            onChange={(kind) => change({ kind, supplierCode: '', amount: 1 })}
          />
        )}
      </Entry>
      {benefit.kind === 'package' && <PackageFields benefit={benefit} onChange={change} />}
      <NumberEntry
        label="有效天数"
        note="从发放起计，不填为参保期间"
        value={benefit.validDays}
        min={1}
        max={1_827}
        onChange={(validDays) => change({ validDays })}
      />
      {unitOfBenefit(benefit) === 'times' && (
        <YuanEntry
          label="每次价值（元）"
          note="低于 100 元按 100 元计"
          fen={benefit.timeFen}
          onChange={(fen) => change({ timeFen: fen ?? 0 })}
        />
      )}
    </Pair>
  )
}

const PackageFields = ({
  benefit,
  onChange: change,
}: {
  benefit: PlanBenefitEntry
  onChange: (changes: Partial<PlanBenefitEntry>) => void
}) => (
  <>
    <Entry label="服务商" note="可填写服务商的其他代码" isRequired>
      {(id) => (
        <AutoComplete<string>
          id={id}
          virtual={false}
          maxLength={40}
          value={benefit.supplierCode}
          options={suppliers}
          onChange={(supplierCode) => change(suppliedBy(benefit, supplierCode))}
        />
      )}
    </Entry>
    {unitOfBenefit(benefit) === 'fen' ? (
      <YuanEntry
        label="额度（元）"
        isRequired
        fen={benefit.amount || null}
        min={0.01}
        onChange={(fen) => change({ amount: fen ?? 0 })}
      />
    ) : (
      <NumberEntry
        label="次数"
        isRequired
        value={benefit.amount || null}
        min={1}
        max={999}
        onChange={(amount) => change({ amount: amount ?? 0 })}
      />
    )}
  </>
)

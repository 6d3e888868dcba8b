import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { BatchForm } from '../batch-form.ts'
import { DaySpan } from './day-span.tsx'

interface Props {
  form: BatchForm
  isNew: boolean
  onChange: (changes: Partial<BatchForm>) => void
}

/** The offer: to whom, how many, and when it can be collected. */
export function BatchFields({ form, isNew, onChange }: Props) {
  const companies = useQueryOf(couponsAdminCalls.companies, {}).data ?? []
  return (
    <Pair>
      <Entry label="企业" isRequired>
        {(id) => (
          <Select
            id={id}
            disabled={!isNew}
            showSearch
            optionFilterProp="label"
            value={form.companyId}
            placeholder="请选择"
            options={companies.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={(companyId) => onChange({ companyId, productIds: [] })}
          />
        )}
      </Entry>
      <TextEntry
        label="名称"
        isRequired
        value={form.name}
        maxLength={30}
        onChange={(name) => onChange({ name })}
      />
      <NumberEntry
        label="发放数量"
        isRequired
        value={form.stock}
        min={1}
        max={1_000_000}
        onChange={(stock) => onChange({ stock: stock ?? 1 })}
      />
      <NumberEntry
        label="每人限领"
        isRequired
        value={form.perPerson}
        min={1}
        max={99}
        onChange={(perPerson) => onChange({ perPerson: perPerson ?? 1 })}
      />
      <Entry label="领取日期" isRequired>
        {(id) => <DaySpan id={id} value={form.takeDays} onChange={(takeDays) => onChange({ takeDays })} />}
      </Entry>
      <TextEntry label="使用说明" value={form.note} maxLength={200} onChange={(note) => onChange({ note })} />
    </Pair>
  )
}

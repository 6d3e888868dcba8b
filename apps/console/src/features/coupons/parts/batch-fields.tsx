import { couponDeskCalls } from '@yf/contract/coupon-desk'
import { Input, InputNumber, Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Entry } from '#ui/entry/entry.tsx'
import type { BatchForm } from '../batch-form.ts'
import styles from '../screens/coupons.module.css'
import { DaySpan } from './day-span.tsx'

interface Props {
  form: BatchForm
  isNew: boolean
  onChange: (changes: Partial<BatchForm>) => void
}

/** What is offered: to whom, how many, and when it can be taken. */
export function BatchFields({ form, isNew, onChange }: Props) {
  const companies = useQueryOf(couponDeskCalls.companies, {}).data ?? []
  return (
    <div className={styles.pair}>
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
      <Entry label="名称" isRequired>
        {(id) => (
          <Input
            id={id}
            value={form.name}
            maxLength={30}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Entry>
      <Entry label="发放数量" isRequired>
        {(id) => (
          <InputNumber
            id={id}
            className={styles.number}
            min={1}
            max={1_000_000}
            precision={0}
            value={form.stock}
            onChange={(stock) => onChange({ stock: stock ?? 1 })}
          />
        )}
      </Entry>
      <Entry label="每人限领" isRequired>
        {(id) => (
          <InputNumber
            id={id}
            className={styles.number}
            min={1}
            max={99}
            precision={0}
            value={form.perPerson}
            onChange={(perPerson) => onChange({ perPerson: perPerson ?? 1 })}
          />
        )}
      </Entry>
      <Entry label="领取日期" isRequired>
        {(id) => <DaySpan id={id} value={form.takeDays} onChange={(takeDays) => onChange({ takeDays })} />}
      </Entry>
      <Entry label="使用说明">
        {(id) => (
          <Input
            id={id}
            value={form.note}
            maxLength={200}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Entry>
    </div>
  )
}

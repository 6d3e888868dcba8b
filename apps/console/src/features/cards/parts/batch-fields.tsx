import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { BatchForm } from '../batch-form.ts'
import styles from '../pages/cards.module.css'
import { SupplierSelect } from '#ui/supplier-select/supplier-select.tsx'
import { CompanySelect } from './company-select.tsx'

interface Props {
  form: BatchForm
  onChange: (changes: Partial<BatchForm>) => void
}

type NumberName = 'times' | 'timeYuan' | 'size' | 'validDays'

const numbers: readonly [NumberName, string, number, number][] = [
  ['size', '张数', 1, 5000],
  ['times', '每张可用次数', 1, 999],
  ['timeYuan', '每次价值（元）', 0, 100_000],
  ['validDays', '领取后有效天数', 1, 1095],
]

export function BatchFields({ form, onChange }: Props) {
  return (
    <>
      <Pair>
        <Entry label="企业" isRequired note="只有这家企业的员工和家属可以领取">
          {(id) => (
            <CompanySelect id={id} value={form.companyId} onChange={(companyId) => onChange({ companyId })} />
          )}
        </Entry>
        <Entry label="服务商">
          {(id) => (
            <SupplierSelect
              id={id}
              value={form.supplierCode}
              onChange={(supplierCode) => onChange({ supplierCode })}
            />
          )}
        </Entry>
        <NameAndNumbers form={form} onChange={onChange} />
      </Pair>
      <TextEntry
        label="权益内容"
        isRequired
        note="每行一项，会员领取前就能看到"
        value={form.benefits}
        rows={3}
        onChange={(benefits) => onChange({ benefits })}
      />
      <Entry label="领取截止日" isRequired>
        {(id) => (
          <DatePicker
            id={id}
            className={styles.full}
            minDate={dayjs()}
            value={form.collectUntil ? dayjs(form.collectUntil) : null}
            onChange={(day) => onChange({ collectUntil: day ? day.format('YYYY-MM-DD') : null })}
          />
        )}
      </Entry>
    </>
  )
}

const NameAndNumbers = ({ form, onChange }: Props) => (
  <>
    <TextEntry
      label="名称"
      isRequired
      value={form.name}
      maxLength={30}
      onChange={(name) => onChange({ name })}
    />
    <TextEntry
      label="简介"
      value={form.summary}
      maxLength={60}
      onChange={(summary) => onChange({ summary })}
    />
    {numbers.map(([name, label, min, max]) => (
      <NumberEntry
        key={name}
        label={label}
        value={form[name]}
        min={min}
        max={max}
        precision={name === 'timeYuan' ? 2 : 0}
        onChange={(value) => onChange({ [name]: value ?? min })}
      />
    ))}
  </>
)

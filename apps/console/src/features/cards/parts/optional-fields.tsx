import { DatePicker, Radio } from 'antd'
import dayjs from 'dayjs'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { OptionalForm } from '../optional-form.ts'
import styles from '../pages/cards.module.css'
import { CompanySelect } from './company-select.tsx'
import { OptionalItems } from './optional-items.tsx'

interface Props {
  form: OptionalForm
  onChange: (changes: Partial<OptionalForm>) => void
}

const days = [
  ['openDay', '开始日期'],
  ['closeDay', '截止日期'],
  ['useUntil', '使用截止日期'],
] as const

const audiences = [
  { value: 'self', label: '员工本人' },
  { value: 'family', label: '员工的家人' },
]

export function OptionalFields({ form, onChange }: Props) {
  return (
    <>
      <Pair>
        <Entry label="企业" isRequired>
          {(id) => (
            <CompanySelect id={id} value={form.companyId} onChange={(companyId) => onChange({ companyId })} />
          )}
        </Entry>
        <TextEntry
          label="标题"
          isRequired
          value={form.title}
          maxLength={30}
          onChange={(title) => onChange({ title })}
        />
        <Entry label="由谁使用">
          {(id) => (
            <Radio.Group
              id={id}
              options={audiences}
              value={form.audience}
              onChange={({ target }) => onChange({ audience: target.value as OptionalForm['audience'] })}
            />
          )}
        </Entry>
        <NumberEntry
          label="每位员工可选几项"
          value={form.pick}
          min={1}
          max={20}
          precision={0}
          onChange={(pick) => onChange({ pick: pick ?? 1 })}
        />
        {days.map(([name, label]) => (
          <Entry key={name} label={label} isRequired>
            {(id) => (
              <DatePicker
                id={id}
                className={styles.full}
                value={form[name] ? dayjs(form[name]) : null}
                onChange={(day) => onChange({ [name]: day ? day.format('YYYY-MM-DD') : null })}
              />
            )}
          </Entry>
        ))}
      </Pair>
      <TextEntry
        label="说明"
        value={form.summary}
        rows={2}
        maxLength={200}
        onChange={(summary) => onChange({ summary })}
      />
      <OptionalItems items={form.items} onChange={(items) => onChange({ items })} />
    </>
  )
}

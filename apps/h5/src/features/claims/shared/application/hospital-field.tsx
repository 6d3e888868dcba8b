import { hospitalCalls } from '@yf/contract/hospital'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import { longest } from './apply-form.ts'
import styles from './apply.module.css'

interface Props {
  /** 就诊医院, unless it labels the hospital of a document. */
  label?: string
  value: string
  error: string | undefined
  hint?: string | undefined
  onChange: (hospital: string) => void
}

/** Accepts any hospital and suggests known ones while the member types. */
export function HospitalField({ label = '就诊医院', value, error, hint, onChange }: Props) {
  const [isTyping, setTyping] = useState(false)
  const keyword = useSettled(value.trim(), 300)
  const isSearching = isTyping && keyword.length >= 2
  const { data } = useQueryOf(
    hospitalCalls.list,
    { pageNo: 1, pageSize: 5, keyword },
    { enabled: isSearching, silent: true },
  )
  const offered = isSearching ? (data?.records ?? []).filter(({ name }) => name !== value) : []
  const choose = (name: string) => {
    setTyping(false)
    onChange(name)
  }
  return (
    <div>
      <TextField
        label={label}
        required
        clearable
        placeholder="医院全称，也可输入拼音首字母"
        maxLength={longest.hospital}
        value={value}
        error={error}
        hint={hint}
        onChange={(text) => {
          setTyping(true)
          onChange(text)
        }}
      />
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label="匹配的医院">
          {offered.map(({ id, name, grade, city }) => (
            <li key={id}>
              <button
                type="button"
                className={classNames(base.tap, styles.offer)}
                onClick={() => choose(name)}
              >
                <span>{name}</span>
                <span className={styles.offerNote}>{[city, grade].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

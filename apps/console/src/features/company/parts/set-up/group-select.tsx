import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useSettled } from '#ui/use-settled.ts'
import styles from './set-up.module.css'

interface Props {
  id?: string
  label?: string
  /** The selected group with its name, which the page of results may not contain. */
  value: { readonly id: string; readonly name: string } | null
  onChange: (group: { readonly id: string; readonly name: string } | null) => void
}

/** Searches among all groups as the user types. */
export function GroupSelect({ id, label, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed, 300).trim()
  const groups = useQueryOf(companySetUpCalls.groups, {
    ...(keyword === '' ? {} : { keyword }),
    pageNo: 1,
    pageSize: 50,
  })
  const found = groups.data?.records ?? []
  const shown = value === null || found.some((group) => group.id === value.id) ? found : [value, ...found]
  return (
    <Select<string>
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      className={id ? styles.full : styles.choice}
      allowClear={id === undefined}
      placeholder={id ? '输入名称查找' : '全部集团'}
      virtual={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={groups.isFetching}
      value={value?.id ?? null}
      options={shown.map((group) => ({ value: group.id, label: group.name }))}
      onChange={(chosen: string | undefined) => onChange(shown.find((group) => group.id === chosen) ?? null)}
    />
  )
}

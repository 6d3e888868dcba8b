import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useSettled } from '#ui/use-settled.ts'
import styles from './set-up.module.css'

interface Props {
  id: string
  placeholder: string
  value: string | null
  /** Companies that are not offered. */
  except?: readonly string[]
  onChange: (companyId: string | null, companyName: string) => void
}

const none: readonly string[] = []

/** Searches among all companies as the user types. */
export function CompanySelect({ id, placeholder, value, except = none, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed, 300).trim()
  const companies = useQueryOf(companySetUpCalls.list, {
    ...(keyword === '' ? {} : { keyword }),
    pageNo: 1,
    pageSize: 50,
  })
  const found = (companies.data?.records ?? []).filter(({ companyId }) => !except.includes(companyId))
  return (
    <Select<string>
      id={id}
      className={styles.full}
      allowClear
      placeholder={placeholder}
      virtual={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={companies.isFetching}
      value={value}
      options={found.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
      onChange={(chosen: string | undefined) =>
        onChange(chosen ?? null, found.find(({ companyId }) => companyId === chosen)?.companyName ?? '')
      }
    />
  )
}

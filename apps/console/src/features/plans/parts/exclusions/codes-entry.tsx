import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Entry } from '#ui/entry/entry.tsx'
import { useSettled } from '#ui/use-settled.ts'

const typingMs = 250
const shown = 12

interface Props {
  value: string[]
  onChange: (codes: string[]) => void
}

/** Codes and ranges: chosen from the table by code, name or initials, or typed. */
export function CodesEntry({ value, onChange }: Props) {
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), typingMs)
  const found = useQueryOf(
    claimRuleCalls.diagnosisCodes,
    { keyword, pageNo: 1, pageSize: shown },
    { enabled: keyword !== '' },
  )
  const records = keyword === '' ? [] : (found.data?.records ?? [])
  return (
    <Entry label="诊断编码" note="搜索编码、名称或拼音首字母；范围如 K00-K14">
      {(id) => (
        <Select<string[]>
          id={id}
          mode="tags"
          virtual={false}
          filterOption={false}
          tokenSeparators={[',', '，', '、', ' ']}
          placeholder="K00-K14"
          value={value}
          options={records.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          labelRender={({ value: code }) => code}
          onSearch={setText}
          onChange={(codes) => onChange([...new Set(codes.map((code) => code.trim().toUpperCase()))])}
        />
      )}
    </Entry>
  )
}

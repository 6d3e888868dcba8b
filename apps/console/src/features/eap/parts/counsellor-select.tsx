import { eapAdminCalls } from '@yf/contract/eap-admin'
import { Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import styles from '../pages/counselling.module.css'

interface Props {
  value: string | null
  onChange: (counsellorId: string | null) => void
}

/** Filters a list by counsellor. */
export function CounsellorSelect({ value, onChange }: Props) {
  const counsellors = useQueryOf(eapAdminCalls.counsellors, {}).data ?? []
  return (
    <Select<string>
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      virtual={false}
      className={styles.counsellor}
      aria-label="咨询师"
      placeholder="所有咨询师"
      value={value}
      options={counsellors.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => onChange(chosen ?? null)}
    />
  )
}

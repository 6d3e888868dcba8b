import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import styles from './trail-filter.module.css'

export interface Filter {
  readonly caseNo?: string
  readonly staffId?: string
  readonly from?: string
  readonly to?: string
}

interface Props {
  filter: Filter
  /** Of the person whose deeds alone are shown, where one was chosen. */
  staffName: string
  onFilter: (filter: Filter) => void
}

export function TrailFilter({ filter, staffName, onFilter }: Props) {
  const { staffId, ...others } = filter
  const [caseNo, setCaseNo] = useState(filter.caseNo ?? '')
  const [from, setFrom] = useState(filter.from ?? '')
  const [to, setTo] = useState(filter.to ?? '')
  const isBackwards = from !== '' && to !== '' && from > to
  return (
    <form
      className={styles.filter}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBackwards) onFilter({ caseNo: caseNo.trim(), from, to, ...(staffId && { staffId }) })
      }}
    >
      <Field label="案件号" value={caseNo} onChange={setCaseNo} maxLength={40} />
      <Field label="从" type="date" value={from} onChange={setFrom} />
      <Field label="到" type="date" value={to} onChange={setTo} fault={isBackwards ? '早于开始日期' : null} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary">
          查询
        </Button>
        <Button onPress={() => onFilter({})}>清除</Button>
        {staffId && <Button onPress={() => onFilter(others)}>只看{staffName} ✕</Button>}
      </div>
    </form>
  )
}

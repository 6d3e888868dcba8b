import { useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'
import { anything, filters, narrowed, type CounsellorFilter, type FilterName } from '../filters.ts'
import styles from './filter-bar.module.css'

interface Props {
  filter: CounsellorFilter
  onChange: (filter: CounsellorFilter) => void
}

/** One pill per filter, labelled with the current choice. */
export function FilterBar({ filter, onChange }: Props) {
  const [open, setOpen] = useState<FilterName | null>(null)
  return (
    <fieldset className={styles.bar}>
      <legend className={base.hidden}>筛选咨询师</legend>
      {filters.map(({ name, label, choices }) => {
        const chosen = choices.find(({ value }) => value === filter[name])
        return (
          <div key={name} className={styles.part}>
            <button
              type="button"
              className={classNames(base.tap, styles.pill, chosen && styles.chosen)}
              aria-haspopup="dialog"
              aria-label={`${label}：${chosen?.label ?? '不限'}`}
              onClick={() => setOpen(name)}
            >
              {chosen?.label ?? label}
              <Icon name="chevron-down" size={14} />
            </button>
            <PickerSheet
              open={open === name}
              title={label}
              options={[{ value: anything, label: '不限' }, ...choices]}
              value={filter[name] ?? anything}
              onSelect={(value) => onChange(narrowed(filter, name, value))}
              onClose={() => setOpen(null)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

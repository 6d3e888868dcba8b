import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './picker-sheet.module.css'

export interface PickerOption<Value extends string> {
  value: Value
  label: string
  note?: string
  /** A logo or an avatar, on the left. */
  lead?: ReactNode
}

export interface OptionRowsProps<Value extends string> {
  label: string
  options: readonly PickerOption<Value>[]
  value?: Value | undefined
  /** Also called on a tap on the selected row, which confirms it. */
  onSelect: (value: Value) => void
}

/** A single choice as radio rows. */
export function OptionRows<Value extends string>({
  label,
  options,
  value,
  onSelect,
}: OptionRowsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
            // The selected row fires no change event.
            onClick={() => option.value === value && onSelect(option.value)}
          />
          {option.lead}
          <span className={styles.text}>
            <span className={styles.label}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          <span className={styles.mark}>
            <Icon name="check" size={22} />
          </span>
        </label>
      ))}
    </div>
  )
}

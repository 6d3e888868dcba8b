import { useId } from 'react'
import styles from './field.module.css'

export interface SelectProps<T extends string> {
  label: string
  value: T | ''
  options: readonly (readonly [value: T, name: string])[]
  /** What stands there before anything is chosen. */
  placeholder?: string
  disabled?: boolean
  onChange: (value: T) => void
}

export function Select<T extends string>({
  label,
  value,
  options,
  placeholder,
  disabled,
  onChange,
}: SelectProps<T>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {placeholder !== undefined && (
          <option value="" disabled={value !== ''}>
            {placeholder}
          </option>
        )}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

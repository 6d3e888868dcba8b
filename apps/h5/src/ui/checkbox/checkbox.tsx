import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** The text beside it; links inside stay links. */
  children: ReactNode
}

export function Checkbox({ checked, onChange, disabled, children }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <span className={styles.box}>
        <input
          type="checkbox"
          className={styles.input}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.mark}>
          <Icon name="check" size={14} />
        </span>
      </span>
      <span className={styles.text}>{children}</span>
    </label>
  )
}

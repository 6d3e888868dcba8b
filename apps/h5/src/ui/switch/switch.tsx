import styles from './switch.module.css'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  note?: string
  disabled?: boolean
}

/** A whole row: label on the left, switch on the right. */
export function Switch({ checked, onChange, label, note, disabled }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

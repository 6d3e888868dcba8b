import { Icon } from '#ui/icon/icon.tsx'
import { monthAfter, monthName } from '../month.ts'
import styles from './month-switch.module.css'

interface Props {
  month: string
  first?: string
  last: string
  onChange: (month: string) => void
}

export const MonthSwitch = ({ month, first, last, onChange }: Props) => (
  <div className={styles.switch}>
    <button
      type="button"
      className={styles.step}
      disabled={first !== undefined && month <= first}
      onClick={() => onChange(monthAfter(month, -1))}
    >
      <Icon name="back" size={18} label="上个月" />
    </button>
    <span aria-live="polite">{monthName(month)}</span>
    <button
      type="button"
      className={styles.step}
      disabled={month >= last}
      onClick={() => onChange(monthAfter(month, 1))}
    >
      <Icon name="chevron-right" size={18} label="下个月" />
    </button>
  </div>
)

import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './count-stepper.module.css'

interface Props {
  /** The name of the item, for the accessible names. */
  label: string
  value: number
  max: number
  /** All or none: intermediate counts are not offered. */
  isWholeOnly: boolean
  onChange: (count: number) => void
}

export function CountStepper({ label, value, max, isWholeOnly, onChange }: Props) {
  const step = isWholeOnly ? max : 1
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={classNames(base.tap, styles.button)}
        disabled={value <= 0}
        aria-label={`减少${label}`}
        onClick={() => onChange(Math.max(0, value - step))}
      >
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.count} aria-label={`${label}数量`}>
        {value}
      </output>
      <button
        type="button"
        className={classNames(base.tap, styles.button)}
        disabled={value >= max}
        aria-label={`增加${label}`}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}

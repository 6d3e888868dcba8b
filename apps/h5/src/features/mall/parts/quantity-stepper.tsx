import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './quantity-stepper.module.css'

interface Props {
  value: number
  most: number
  note: string
  onChange: (value: number) => void
}

export const QuantityStepper = ({ value, most, note, onChange }: Props) => (
  <fieldset className={styles.stepper}>
    <legend className={base.hidden}>数量</legend>
    <span className={styles.label}>
      数量 <span className={styles.note}>{note}</span>
    </span>
    <button
      type="button"
      className={classNames(base.tap, styles.step)}
      disabled={value <= 1}
      onClick={() => onChange(value - 1)}
    >
      <Icon name="minus" size={18} />
      <span className={base.hidden}>减少一件</span>
    </button>
    <output className={styles.value}>{value}</output>
    <button
      type="button"
      className={classNames(base.tap, styles.step)}
      disabled={value >= most}
      onClick={() => onChange(value + 1)}
    >
      <Icon name="plus" size={18} />
      <span className={base.hidden}>增加一件</span>
    </button>
  </fieldset>
)

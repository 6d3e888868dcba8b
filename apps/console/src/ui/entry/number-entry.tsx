import { InputNumber } from 'antd'
import { Entry, type EntryProps } from './entry.tsx'
import styles from './entry.module.css'

interface Props extends Omit<EntryProps, 'children'> {
  value: number | null
  min: number
  max?: number
  /** Decimal places. */
  precision?: number
  /** The step of the arrow keys. */
  step?: number
  disabled?: boolean
  /** null if the field is empty. */
  onChange: (value: number | null) => void
}

/** A number field as wide as its label's column. */
export const NumberEntry = ({
  value,
  min,
  max,
  precision = 0,
  step = 1,
  disabled,
  onChange,
  ...entry
}: Props) => (
  <Entry {...entry}>
    {(id) => (
      <InputNumber
        id={id}
        className={styles.number}
        min={min}
        {...(max === undefined ? {} : { max })}
        precision={precision}
        step={step}
        disabled={disabled ?? false}
        value={value}
        onChange={onChange}
      />
    )}
  </Entry>
)

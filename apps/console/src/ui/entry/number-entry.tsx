import { InputNumber } from 'antd'
import { Entry, type EntryProps } from './entry.tsx'
import styles from './entry.module.css'

interface Props extends Omit<EntryProps, 'children'> {
  value: number | null
  min: number
  max?: number
  /** Digits after the point. */
  precision?: number
  /** What a press of the arrows adds. */
  step?: number
  disabled?: boolean
  /** null where the field is empty. */
  onChange: (value: number | null) => void
}

/** A number as wide as its label's column. */
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

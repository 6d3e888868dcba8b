import { classNames } from '#ui/class-names.ts'
import { FormRow, type RowProps } from '#ui/form-row/form-row.tsx'
import inputs from '#ui/text-field/text-field.module.css'
import styles from './time-field.module.css'

export interface TimeFieldProps extends RowProps {
  /** HH:mm, or empty. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

/** The phone's own wheel for a time of day: people know it. */
export function TimeField({ value, onChange, placeholder = '请选择', ...row }: TimeFieldProps) {
  return (
    <FormRow {...row}>
      {(ids) => (
        <span className={styles.frame}>
          <input
            {...ids}
            type="time"
            className={classNames(inputs.input, styles.time)}
            value={value}
            // Some phones give seconds too.
            onChange={(event) => onChange(event.target.value.slice(0, 5))}
          />
          <span className={classNames(styles.words, value === '' && styles.none)} aria-hidden>
            {value === '' ? placeholder : value}
          </span>
        </span>
      )}
    </FormRow>
  )
}

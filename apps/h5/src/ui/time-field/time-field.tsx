import { classNames } from '#ui/class-names.ts'
import { FormRow, type RowFrameProps } from '#ui/form-row/form-row.tsx'
import inputs from '#ui/text-field/text-field.module.css'
import styles from './time-field.module.css'

export interface TimeFieldProps extends RowFrameProps {
  /** HH:mm, or empty. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

/** Uses the phone's own time picker, which people know. */
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
            // Some phones append seconds.
            onChange={(event) => onChange(event.target.value.slice(0, 5))}
          />
          <span className={classNames(styles.text, value === '' && styles.none)} aria-hidden>
            {value === '' ? placeholder : value}
          </span>
        </span>
      )}
    </FormRow>
  )
}

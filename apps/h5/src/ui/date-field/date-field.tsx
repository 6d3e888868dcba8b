import { classNames } from '#ui/class-names.ts'
import { FormRow, type RowFrameProps } from '#ui/form-row/form-row.tsx'
import inputs from '#ui/text-field/text-field.module.css'
import styles from './date-field.module.css'

export interface DateFieldProps extends RowFrameProps {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
  min?: string
  max?: string
  disabled?: boolean
  placeholder?: string
}

/** 2016年6月1日 */
const displayText = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** Uses the phone's own date picker, which people know. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, disabled, placeholder = '请选择日期', ...row } = props
  return (
    <FormRow {...row}>
      {(ids) => (
        <span className={styles.frame}>
          <input
            {...ids}
            type="date"
            className={classNames(inputs.input, styles.day)}
            value={value}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={classNames(styles.text, value === '' && styles.none)} aria-hidden>
            {value === '' ? placeholder : displayText(value)}
          </span>
        </span>
      )}
    </FormRow>
  )
}

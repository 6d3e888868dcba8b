import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'password' | 'date' | 'search'
  /** In words, under the field. */
  fault?: string | null
  note?: ReactNode
  isRequired?: boolean
  disabled?: boolean
  autoComplete?: string
  inputMode?: 'text' | 'decimal'
  maxLength?: number
  placeholder?: string
  /** More than one line. */
  rows?: number
  onFocus?: () => void
  onBlur?: () => void
}

/** A labelled line to write in: label above, what is wrong under it. */
export function Field(props: FieldProps) {
  const id = useId()
  const { label, value, fault = null, note, rows, isRequired = false } = props
  const noteId = fault || note ? `${id}-note` : undefined
  const shared = {
    id,
    value,
    className: styles.input,
    disabled: props.disabled,
    required: isRequired,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': noteId,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired && <span className={styles.required}>（必填）</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
        />
      )}
      {noteId && (
        <div id={noteId} className={classNames(styles.note, fault && styles.fault)}>
          {fault ?? note}
        </div>
      )}
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './form-row.module.css'

export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

export interface RowProps {
  label: string
  /** Said under the field, in words that help. */
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  /** The label stays for screen readers only, where the placeholder says it to the eye. */
  hideLabel?: boolean
}

export interface FormRowProps extends RowProps {
  /** Receives what ties the field to its label and to its error. */
  children: (ids: FieldIds) => ReactNode
  /** At the right, inside the field's frame: an eye, a unit, a button. */
  extra?: ReactNode
  /** At the left, inside the field's frame. */
  lead?: ReactNode
}

export function FormRow({ label, error, hint, required, hideLabel, children, extra, lead }: FormRowProps) {
  const id = useId()
  const noteId = `${id}note`
  const note = error ?? hint
  return (
    <div className={styles.row}>
      <div className={hideLabel ? base.hidden : styles.label}>
        <label htmlFor={id}>{label}</label>
        {/* Outside the label: the field's name is the word alone. */}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </div>
      <div className={classNames(styles.frame, error && styles.wrong)}>
        {lead && <span className={styles.lead}>{lead}</span>}
        {children({
          id,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
        {extra}
      </div>
      <p id={noteId} className={error ? styles.error : styles.hint} aria-live="polite">
        {note}
      </p>
    </div>
  )
}

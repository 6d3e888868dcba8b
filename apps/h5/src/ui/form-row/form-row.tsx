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

export interface RowFrameProps {
  label: string
  /** Shown below the field, as helpful text. */
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  /** The label is only for screen readers if the placeholder shows the same text. */
  hideLabel?: boolean
}

export interface FormRowProps extends RowFrameProps {
  /** Receives the ids that link the field to its label and error. */
  children: (ids: FieldIds) => ReactNode
  /** On the right, inside the field's frame: an eye, a unit, a button. */
  extra?: ReactNode
  /** On the left, inside the field's frame. */
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
        {/* Outside the label, so that the accessible name is only the text. */}
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

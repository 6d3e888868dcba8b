import { useId, type ReactNode } from 'react'
import choice from '#ui/choice.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './choice-field.module.css'

export interface ChoiceFieldProps<Value extends string | number> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** Two or three visible options; more belong in a SelectField. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, onChange, error, hint, required, disabled } = props
  const name = useId()
  const noteId = `${name}note`
  const note = error ?? hint
  // Five options in a row leave no space for a mark: frame and weight show the selection.
  const hasRoom = options.length < 5
  return (
    <fieldset className={choice.field} aria-describedby={note ? noteId : undefined}>
      <legend className={choice.legend}>
        {label}
        {required && (
          <span className={choice.required} aria-hidden>
            *
          </span>
        )}
      </legend>
      <div className={styles.options}>
        {options.map((option) => {
          const isChosen = option.value === value
          const box = classNames(choice.box, isChosen && choice.checked, disabled && choice.disabled)
          return (
            <label key={option.value} className={classNames(box, styles.option, isChosen && styles.chosen)}>
              <input
                type="radio"
                name={name}
                className={choice.input}
                checked={isChosen}
                disabled={disabled}
                onChange={() => onChange(option.value)}
              />
              {isChosen && hasRoom && <Icon name="check" size={16} />}
              {option.label}
            </label>
          )
        })}
      </div>
      <p id={noteId} className={classNames(styles.note, error && styles.error)} aria-live="polite">
        {note}
      </p>
    </fieldset>
  )
}

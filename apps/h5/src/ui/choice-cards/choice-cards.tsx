import { useId, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import choice from '#ui/choice.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './choice-cards.module.css'

export interface ChoiceCard<Value extends string> {
  value: Value
  title: ReactNode
  note?: ReactNode
  /** A chip or an amount, to the right of the title. */
  extra?: ReactNode
  lead?: ReactNode
  /** The reason why it is disabled, as text; it stays visible. */
  refusal?: string | null
}

export interface ChoiceCardsProps<Value extends string> {
  /** The group's label: 就诊人. */
  label: string
  hideLabel?: boolean
  required?: boolean
  options: readonly ChoiceCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Two per row if their text is short. */
  columns?: 1 | 2
  error?: string | undefined
}

/** A single choice whose options need a line of explanation; without one use the smaller ChoiceField. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, hideLabel, required, options, value, onChange, columns = 1, error } = props
  const name = useId()
  const noteId = `${name}note`
  return (
    <fieldset
      className={choice.field}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? noteId : undefined}
    >
      <legend className={hideLabel ? base.hidden : choice.legend}>
        {label}
        {required && (
          <span className={choice.required} aria-hidden>
            *
          </span>
        )}
      </legend>
      <div className={classNames(styles.cards, columns === 2 && styles.two)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              choice.box,
              option.value === value && choice.checked,
              option.refusal && choice.disabled,
              styles.card,
            )}
          >
            <input
              type="radio"
              name={name}
              className={choice.input}
              checked={option.value === value}
              disabled={Boolean(option.refusal)}
              onChange={() => onChange(option.value)}
            />
            {option.lead}
            <span className={styles.text}>
              <span className={styles.title}>
                {option.title}
                {option.extra}
              </span>
              {option.note && <span className={styles.note}>{option.note}</span>}
              {option.refusal && <span className={styles.refusal}>{option.refusal}</span>}
            </span>
            <span className={styles.mark}>
              <Icon name="check" size={14} />
            </span>
          </label>
        ))}
      </div>
      <p id={noteId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}

import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  items: readonly { readonly value: string; readonly label: string }[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** A few text options to toggle by touch. */
export function Choices({ label, items, chosen, onToggle }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={base.hidden}>{label}</legend>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={chosen.includes(item.value)}
          className={classNames(base.tap, styles.choice)}
          onClick={() => onToggle(item.value)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  )
}

import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  items: readonly { readonly tagId: string; readonly tagName: string }[]
  chosen: readonly string[]
  onToggle: (tagId: string) => void
}

/** A handful of words to choose from by touch. */
export function Choices({ label, items, chosen, onToggle }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={base.hidden}>{label}</legend>
      {items.map(({ tagId, tagName }) => (
        <button
          key={tagId}
          type="button"
          aria-pressed={chosen.includes(tagId)}
          className={classNames(base.tap, styles.choice)}
          onClick={() => onToggle(tagId)}
        >
          {tagName}
        </button>
      ))}
    </fieldset>
  )
}

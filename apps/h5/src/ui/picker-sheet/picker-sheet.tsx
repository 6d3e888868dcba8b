import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './picker-sheet.module.css'

export interface PickerOption<Value extends string> {
  value: Value
  label: string
  note?: string
  /** A logo or an avatar, at the left. */
  lead?: ReactNode
}

export interface PickerSheetProps<Value extends string> {
  open: boolean
  title: string
  options: readonly PickerOption<Value>[]
  value?: Value | undefined
  onSelect: (value: Value) => void
  onClose: () => void
}

/** One of several, as radio rows: a company, a family member, a reason. */
export function PickerSheet<Value extends string>(props: PickerSheetProps<Value>) {
  const { open, title, options, value, onSelect, onClose } = props
  const name = useId()
  const choose = (chosen: Value) => {
    onClose()
    onSelect(chosen)
  }
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <div role="radiogroup" aria-label={title}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => choose(option.value)}
              // The row that is chosen already fires no change, yet a tap on it means "this one".
              onClick={() => option.value === value && onClose()}
            />
            {option.lead}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
            <span className={styles.mark}>
              <Icon name="check" size={22} />
            </span>
          </label>
        ))}
      </div>
    </Sheet>
  )
}

import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { FormRow, type RowFrameProps } from '#ui/form-row/form-row.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './select-field.module.css'

export interface PickedRowProps extends RowFrameProps {
  /** The selection, as text. */
  picked: string | null
  placeholder: string
  disabled?: boolean | undefined
  onTap: () => void
}

/** A form row whose value is chosen elsewhere: in a sheet or on another screen. */
export function PickedRow({ picked, placeholder, disabled, onTap, ...row }: PickedRowProps) {
  return (
    <FormRow {...row}>
      {({ id, 'aria-describedby': describedBy }) => (
        <button
          type="button"
          id={id}
          aria-describedby={describedBy}
          // The label alone would hide the selection.
          aria-label={`${row.label}：${picked ?? placeholder}`}
          aria-haspopup="dialog"
          className={classNames(base.tap, styles.value)}
          disabled={disabled}
          onClick={onTap}
        >
          <span className={picked === null ? styles.none : undefined}>{picked ?? placeholder}</span>
          {!disabled && <Icon name="chevron-down" size={18} className={styles.arrow} />}
        </button>
      )}
    </FormRow>
  )
}

import { useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { FormRow, type RowProps } from '#ui/form-row/form-row.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PickerSheet, type PickerOption } from '#ui/picker-sheet/picker-sheet.tsx'
import styles from './select-field.module.css'

export interface SelectFieldProps<Value extends string> extends RowProps {
  options: readonly PickerOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
}

/** One of several in a form; the choices open as a sheet. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, placeholder = '请选择', disabled, ...row } = props
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <FormRow {...row}>
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            aria-describedby={describedBy}
            // The label alone would hide what is chosen.
            aria-label={`${row.label}：${chosen?.label ?? placeholder}`}
            aria-haspopup="dialog"
            className={classNames(base.tap, styles.value)}
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            <span className={chosen ? undefined : styles.none}>{chosen?.label ?? placeholder}</span>
            {!disabled && <Icon name="chevron-down" size={18} className={styles.arrow} />}
          </button>
        )}
      </FormRow>
      <PickerSheet
        open={isOpen}
        title={`选择${row.label}`}
        options={options}
        value={value ?? undefined}
        onSelect={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

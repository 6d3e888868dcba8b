import { useState } from 'react'
import type { RowFrameProps } from '#ui/form-row/form-row.tsx'
import { PickerSheet, type PickerOption } from '#ui/picker-sheet/picker-sheet.tsx'
import { PickedRow } from './picked-row.tsx'

export interface SelectFieldProps<Value extends string> extends RowFrameProps {
  options: readonly PickerOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
}

/** A single choice in a form; the choices open as a sheet. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, placeholder = '请选择', disabled, ...row } = props
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <PickedRow
        {...row}
        picked={chosen?.label ?? null}
        placeholder={placeholder}
        disabled={disabled}
        onTap={() => setOpen(true)}
      />
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

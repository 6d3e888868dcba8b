import { Sheet } from '#ui/sheet/sheet.tsx'
import { OptionRows, type PickerOption } from './option-rows.tsx'

export type { PickerOption } from './option-rows.tsx'

export interface PickerSheetProps<Value extends string> {
  open: boolean
  title: string
  options: readonly PickerOption<Value>[]
  value?: Value | undefined
  onSelect: (value: Value) => void
  onClose: () => void
}

/** A single choice as radio rows: a company, a family member, a reason. */
export function PickerSheet<Value extends string>(props: PickerSheetProps<Value>) {
  const { open, title, options, value, onSelect, onClose } = props
  const choose = (chosen: Value) => {
    onClose()
    if (chosen !== value) onSelect(chosen)
  }
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <OptionRows label={title} options={options} value={value} onSelect={choose} />
    </Sheet>
  )
}

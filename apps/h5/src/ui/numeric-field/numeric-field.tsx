import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'
import { keepDigitsAndDots } from './keep-digits.ts'

/** Digits and dots only. */
export function NumericField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'rows'>) {
  return (
    <TextField {...props} inputMode="decimal" onChange={(text) => props.onChange(keepDigitsAndDots(text))} />
  )
}

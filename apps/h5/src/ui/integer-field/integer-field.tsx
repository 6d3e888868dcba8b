import { keepDigits } from '#ui/numeric-field/keep-digits.ts'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'

/** Digits only. */
export function IntegerField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'rows'>) {
  return <TextField {...props} inputMode="numeric" onChange={(text) => props.onChange(keepDigits(text))} />
}

import { keepDigits } from '#ui/numeric-field/keep-digits.ts'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'

type PhoneFieldProps = Partial<Pick<TextFieldProps, 'label'>> &
  Omit<TextFieldProps, 'label' | 'type' | 'rows'>

/** Normalises a pasted number with country code or spaces. */
const mainlandNumber = (text: string): string => {
  const digits = keepDigits(text)
  return (digits.length > 11 ? digits.replace(/^(00)?86/, '') : digits).slice(0, 11)
}

export function PhoneField({ label = '手机号', ...props }: PhoneFieldProps) {
  return (
    <TextField
      placeholder="请输入手机号"
      autoComplete="tel"
      {...props}
      label={label}
      type="tel"
      inputMode="numeric"
      onChange={(text) => props.onChange(mainlandNumber(text))}
    />
  )
}

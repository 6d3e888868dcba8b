import { CodeField } from '#ui/code-field/code-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { sendFormCode, type CodeCall } from '../send-form-code.ts'

interface PhoneCodeField {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface Props {
  /** Any form with a phone and its code among its fields. */
  form: {
    field: (name: 'phone' | 'code') => PhoneCodeField
    check: (name: 'phone') => { readonly phone: string } | null
  }
  codeCall: CodeCall
}

export const PhoneCodeFields = ({ form, codeCall }: Props) => (
  <>
    <PhoneField {...form.field('phone')} clearable />
    <CodeField {...form.field('code')} onSend={() => sendFormCode(form, codeCall)} />
  </>
)

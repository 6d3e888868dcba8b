import { CodeField } from '#ui/code-field/code-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import type { PhoneCode } from '../use-phone-code.ts'

export function PhoneCodeFields({ fields }: { fields: PhoneCode }) {
  return (
    <>
      <PhoneField value={fields.phone} error={fields.errors.phone} onChange={fields.setPhone} clearable />
      <CodeField
        value={fields.code}
        error={fields.errors.code}
        onChange={fields.setCode}
        onSend={fields.send}
      />
    </>
  )
}

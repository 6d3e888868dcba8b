import { CodeField } from '#ui/code-field/code-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import type { Proof, ProofFaults } from './proof.ts'
import { sendCode, type Audience } from './send-code.ts'

interface Props {
  /** 新手机号; also part of the code's label. */
  label: string
  codeLabel?: string
  value: Proof
  onChange: (proof: Proof) => void
  faults: ProofFaults
  audience: Audience
  hint?: string
}

/** A phone and its verification code. Changing the phone invalidates the code. */
export function PhoneCodeFields(props: Props) {
  const { label, codeLabel = '验证码', value, onChange, faults, audience, hint } = props
  return (
    <>
      <PhoneField
        label={label}
        required
        clearable
        placeholder={`请输入${label}`}
        value={value.phone}
        error={faults.phone}
        onChange={(phone) => onChange({ phone, code: phone === value.phone ? value.code : '' })}
      />
      <CodeField
        label={codeLabel}
        required
        // The label above names the phone; the field is narrow in large text.
        placeholder="请输入"
        value={value.code}
        hint={hint}
        error={faults.code}
        onSend={() => sendCode(value.phone, audience)}
        onChange={(code) => onChange({ ...value, code })}
      />
    </>
  )
}

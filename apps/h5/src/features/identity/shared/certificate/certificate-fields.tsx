import { certificateKinds, tidyCertificate, type CertificateKind } from '@yf/domain/certificate'
import { useState } from 'react'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { feedbackOf } from './feedback.ts'

const kinds = certificateKinds.map(({ kind, label }) => ({ value: kind, label }))

interface Props {
  kind: CertificateKind
  number: string
  onKind: (kind: CertificateKind) => void
  onNumber: (number: string) => void
  /** What the form found when it was sent; what is typed next takes it away. */
  error?: string | undefined
  placeholder?: string
}

/** Kind and number, checked as they are typed. */
export function CertificateFields({ kind, number, onKind, onNumber, error, placeholder }: Props) {
  const [hasLeft, setLeft] = useState(false)
  const feedback = feedbackOf(kind, number, hasLeft)
  return (
    <>
      <SelectField label="证件类型" required options={kinds} value={kind} onChange={onKind} />
      <TextField
        label="证件号码"
        required
        clearable
        value={number}
        placeholder={placeholder ?? '请输入证件号码'}
        maxLength={22}
        // A letter can be among them, so it is not the numeric keyboard.
        inputMode="text"
        error={error ?? feedback.error}
        hint={feedback.hint}
        onChange={(typed) => {
          setLeft(false)
          onNumber(tidyCertificate(typed))
        }}
        onBlur={() => setLeft(true)}
      />
    </>
  )
}

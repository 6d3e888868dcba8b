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
  /** The error found on submission; further typing clears it. */
  error?: string | undefined
  placeholder?: string
}

/** Kind and number, validated while typing. */
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
        // A number may contain a letter, so the keyboard is not numeric.
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

import { identityCalls } from '@yf/contract/identity'
import { useState } from 'react'
import { call } from '#platform/http/call.ts'
import { codeError, phoneError } from './phone.ts'

export interface PhoneCode {
  phone: string
  code: string
  errors: { phone?: string | undefined; code?: string | undefined }
  setPhone: (phone: string) => void
  setCode: (code: string) => void
  /** Says under the fields what is wrong with them; true when nothing is. */
  check: () => boolean
  /** False when there is no phone to send it to. */
  send: () => Promise<boolean>
}

/** A phone and the code that was sent to it. `toAnyPhone`: the phone may not be known here yet. */
export function usePhoneCode({ initial = '', toAnyPhone = false } = {}): PhoneCode {
  const [phone, setPhone] = useState(initial)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<PhoneCode['errors']>({})
  return {
    phone,
    code,
    errors,
    setPhone: (value) => {
      setPhone(value)
      setErrors({ ...errors, phone: undefined })
    },
    setCode: (value) => {
      setCode(value)
      setErrors({ ...errors, code: undefined })
    },
    check: () => {
      const found = { phone: phoneError(phone), code: codeError(code) }
      setErrors(found)
      return !found.phone && !found.code
    },
    send: async () => {
      const error = phoneError(phone)
      setErrors({ phone: error })
      if (error) return false
      await call(toAnyPhone ? identityCalls.sendCode : identityCalls.sendUserCode, { phone })
      return true
    },
  }
}

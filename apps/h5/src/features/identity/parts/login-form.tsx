import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { codeError, passwordError, phoneError } from '../phone.ts'
import type { Consent as ConsentState } from '../use-consent.ts'
import { sendLoginCode, useLogin } from '../use-login.ts'
import { Consent } from './consent.tsx'
import styles from './login-form.module.css'

export type LoginWay = 'code' | 'password'

interface Props {
  way: LoginWay
  phone: string
  onPhone: (phone: string) => void
  consent: ConsentState
}

export function LoginForm({ way, phone, onPhone, consent }: Props) {
  const [secret, setSecret] = useState('')
  const [errors, setErrors] = useState<{ phone?: string | undefined; secret?: string | undefined }>({})
  const [busy, setBusy] = useState(false)
  const login = useLogin()

  const enter = async () => {
    const checked = { phone: phoneError(phone), secret: (way === 'code' ? codeError : passwordError)(secret) }
    setErrors(checked)
    if (checked.phone || checked.secret) return
    if (!(await consent.ensure())) return
    setBusy(true)
    try {
      await login(way === 'code' ? { phone, code: secret } : { phone, password: secret })
    } catch {
      // The call has said why; what was typed stays.
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void enter()
  }
  const sendCode = async () => {
    const error = phoneError(phone)
    setErrors({ phone: error })
    if (error) return false
    await sendLoginCode(phone)
    return true
  }
  const field = {
    value: secret,
    error: errors.secret,
    onChange: (value: string) => {
      setSecret(value)
      setErrors({ ...errors, secret: undefined })
    },
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField
        value={phone}
        error={errors.phone}
        hideLabel
        icon="mobile"
        clearable
        onChange={(value) => {
          onPhone(value)
          setErrors({ ...errors, phone: undefined })
        }}
      />
      {way === 'code' ? (
        <CodeField {...field} hideLabel icon="shield" onSend={sendCode} />
      ) : (
        <PasswordField {...field} hideLabel icon="lock" />
      )}
      <Consent accepted={consent.accepted} onChange={consent.setAccepted} />
      <Button type="submit" block busy={busy} className={styles.submit}>
        登录
      </Button>
    </form>
  )
}

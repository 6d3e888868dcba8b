import { useState, type FormEvent } from 'react'
import { confirm } from '../../../ui/dialog/confirm-lazily.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CodeField } from '../../../ui/code-field/code-field.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx'
import { codeError, passwordError, phoneError } from '../phone.ts'
import { sendLoginCode, useLogin } from '../use-login.ts'
import { Consent } from './consent.tsx'
import styles from './login-form.module.css'

export type LoginWay = 'code' | 'password'

interface Props {
  way: LoginWay
  phone: string
  onPhone: (phone: string) => void
}

const askConsent = () =>
  confirm({
    title: '请先阅读并同意',
    content: '登录前请阅读并同意《用户协议》和《隐私政策》',
    confirmText: '同意并登录',
    cancelText: '再看看',
  })

export function LoginForm({ way, phone, onPhone }: Props) {
  const [secret, setSecret] = useState('')
  const [accepted, setAccepted] = useState(false)
  const [errors, setErrors] = useState<{ phone?: string | undefined; secret?: string | undefined }>({})
  const [busy, setBusy] = useState(false)
  const login = useLogin()

  const enter = async () => {
    const checked = { phone: phoneError(phone), secret: (way === 'code' ? codeError : passwordError)(secret) }
    setErrors(checked)
    if (checked.phone || checked.secret) return
    if (!accepted && !(await askConsent())) return
    setAccepted(true)
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
      <Consent accepted={accepted} onChange={setAccepted} />
      <Button type="submit" block busy={busy} className={styles.submit}>
        登录
      </Button>
    </form>
  )
}

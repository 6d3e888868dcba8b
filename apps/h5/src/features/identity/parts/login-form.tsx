import { identityCalls } from '@yf/contract/identity'
import type { FormEvent } from 'react'
import { useLoginTheme } from '#platform/theme/login-theme.ts'
import { track } from '#platform/tracking/track.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { sendFormCode } from '../send-form-code.ts'
import type { Consent as ConsentState } from '../use-consent.ts'
import type { LoginFields, LoginWay } from '../use-login-form.ts'
import { useLogin } from '../use-login.ts'
import { Consent } from './consent.tsx'
import styles from './login-form.module.css'

interface Props {
  way: LoginWay
  form: LoginFields
  consent: ConsentState
}

export function LoginForm({ way, form, consent }: Props) {
  const login = useLogin()
  const { phoneIcon } = useLoginTheme()
  const enter = async () => {
    if (!form.check() || !(await consent.ensure())) return
    await form.submit(({ phone, secret }) =>
      login(way === 'code' ? { phone, code: secret } : { phone, password: secret }),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) void enter()
  }
  const secret = form.field('secret')
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField {...form.field('phone')} hideLabel icon="mobile" picture={phoneIcon} clearable />
      {way === 'code' ? (
        <CodeField
          {...secret}
          hideLabel
          icon="shield"
          onSend={() => {
            track('login.sendCode')
            return sendFormCode(form, identityCalls.sendUserCode)
          }}
        />
      ) : (
        <PasswordField {...secret} hideLabel icon="lock" />
      )}
      <Consent accepted={consent.accepted} onChange={consent.setAccepted} />
      <Button type="submit" block busy={form.isBusy} className={styles.submit} track={`login.${way}`}>
        登录
      </Button>
    </form>
  )
}

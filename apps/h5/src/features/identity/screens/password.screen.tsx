import { useState } from 'react'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginLinks } from '../parts/login-links.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { OtherWays } from '../parts/other-ways.tsx'
import { useConsent } from '../use-consent.ts'
import { useLoginForm, type LoginWay } from '../use-login-form.ts'

const ways: { value: LoginWay; label: string }[] = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '验证码登录' },
]

/** Password login with a switch to the phone code: the login screen in plain browsers. */
export default function PasswordScreen() {
  const [way, setWay] = useState<LoginWay>('password')
  const form = useLoginForm(way)
  const consent = useConsent()
  /** Keeps the phone but not the password, which is no code, and clears errors of empty fields. */
  const change = (chosen: LoginWay) => {
    if (chosen === way) return
    setWay(chosen)
    form.begin({ phone: form.values.phone, secret: '' })
  }
  const afterReset = (phone: string) => {
    change('password')
    form.change({ phone })
  }
  return (
    <LoginPage>
      <Tabs label="登录方式" items={ways} value={way} onChange={change} />
      <LoginForm way={way} form={form} consent={consent} />
      <LoginLinks phone={form.values.phone} onReset={afterReset} />
      <OtherWays consent={consent} onCode={() => change('code')} />
    </LoginPage>
  )
}

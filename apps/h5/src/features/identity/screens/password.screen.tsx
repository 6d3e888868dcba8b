import { useState } from 'react'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { LoginForm, type LoginWay } from '../parts/login-form.tsx'
import { LoginLinks } from '../parts/login-links.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { OtherWays } from '../parts/other-ways.tsx'
import { useConsent } from '../use-consent.ts'

const ways: { value: LoginWay; label: string }[] = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '验证码登录' },
]

/** Password login with a switch to the phone code: the login screen in plain browsers. */
export default function PasswordScreen() {
  const [phone, setPhone] = useState('')
  const [way, setWay] = useState<LoginWay>('password')
  const consent = useConsent()
  const afterReset = (known: string) => {
    setPhone(known)
    setWay('password')
  }
  return (
    <LoginPage>
      <Tabs label="登录方式" items={ways} value={way} onChange={setWay} />
      <LoginForm key={way} way={way} phone={phone} onPhone={setPhone} consent={consent} />
      <LoginLinks phone={phone} onReset={afterReset} />
      <OtherWays consent={consent} onCode={() => setWay('code')} />
    </LoginPage>
  )
}

import { useState } from 'react'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginLinks } from '../parts/login-links.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { OtherWays, Way } from '../parts/other-ways.tsx'
import { useConsent } from '../use-consent.ts'

/** Phone-code login: the login screen on the claim host and inside WeChat. */
export default function LoginScreen() {
  const [phone, setPhone] = useState('')
  const consent = useConsent()
  const query = useQueryParams()
  return (
    <LoginPage>
      <LoginForm way="code" phone={phone} onPhone={setPhone} consent={consent} />
      <LoginLinks phone={phone} onReset={setPhone} />
      <OtherWays consent={consent} onCode={() => undefined}>
        <Way icon="lock" onTap={() => replaceWith('/password', { query })}>
          使用密码登录
        </Way>
      </OtherWays>
    </LoginPage>
  )
}

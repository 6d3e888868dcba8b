import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginLinks } from '../parts/login-links.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { OtherWays, Way } from '../parts/other-ways.tsx'
import { useConsent } from '../use-consent.ts'
import { useLoginForm } from '../use-login-form.ts'

/** Phone-code login: the login screen on the claim host and inside WeChat. */
export default function LoginScreen() {
  const form = useLoginForm('code')
  const consent = useConsent()
  const query = useQueryParams()
  return (
    <LoginPage>
      <LoginForm way="code" form={form} consent={consent} />
      <LoginLinks phone={form.values.phone} onReset={form.set('phone')} />
      <OtherWays consent={consent} onCode={() => undefined}>
        <Way icon="lock" onTap={() => replaceWith('/password', { query })}>
          使用密码登录
        </Way>
      </OtherWays>
    </LoginPage>
  )
}

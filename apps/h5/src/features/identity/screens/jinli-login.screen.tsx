import { identitySteps } from '@yf/contract/identity-steps'
import { call } from '#platform/http/call.ts'
import { write } from '#platform/http/write.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { goOn } from '../enter.ts'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { PreviewedLogin } from '../parts/previewed-login.tsx'
import { useConsent } from '../use-consent.ts'
import { useLoginForm } from '../use-login-form.ts'
import { useSecretQuery } from '../use-secret-query.ts'
import { useWhenMember } from '../use-when-member.ts'

const signed = ['phone', 'timestamp', 'nonce', 'sign']

/** From the JINLI hospital: its signed link names the account; without one, the phone code logs in. */
export default function JinliLoginScreen() {
  const query = useSecretQuery(signed)
  const { channel = 'jinli', phone = '', timestamp, nonce, sign, redirect = '/hospital' } = query
  const form = useLoginForm('code')
  const consent = useConsent()

  useWhenMember(!sign, () => goOn(redirect))
  if (sign) {
    const link = { channel, phone, timestamp: timestamp ?? '', nonce: nonce ?? '', sign }
    return (
      <PreviewedLogin
        provider="锦鲤互联网医院"
        redirect={redirect}
        look={() => call(identitySteps.previewByLink, link, { silent: true })}
        logIn={async (accepted) => {
          const login = await write(identitySteps.loginByLink, { ...link, ...accepted, ...supplyInput() })
          return login.ok ? login.result : null
        }}
      />
    )
  }
  return (
    <LoginPage title="锦鲤互联网医院" slogan="登录原力星球，使用您的在线问诊权益">
      <LoginForm way="code" form={form} consent={consent} />
    </LoginPage>
  )
}

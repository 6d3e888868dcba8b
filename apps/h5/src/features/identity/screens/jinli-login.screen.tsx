import { identityCalls } from '@yf/contract/identity'
import { call } from '#platform/http/call.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { enter, goOn } from '../enter.ts'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { SsoPage } from '../parts/sso-page.tsx'
import { useConsent } from '../use-consent.ts'
import { useLoginForm } from '../use-login-form.ts'
import { useSecretQuery } from '../use-secret-query.ts'
import { useWhenMember } from '../use-when-member.ts'

const signed = ['phone', 'timestamp', 'nonce', 'sign']

/** From the JINLI hospital: its signed link lets in, without one the phone code does. */
export default function JinliLoginScreen() {
  const query = useSecretQuery(signed)
  const { channel = 'jinli', phone = '', timestamp, nonce, sign, redirect = '/hospital' } = query
  const form = useLoginForm('code')
  const consent = useConsent()

  const attempt = async () => {
    const link = { channel, phone, timestamp: timestamp ?? '', nonce: nonce ?? '', sign: sign ?? '' }
    const answer = await call(identityCalls.loginByLink, { ...link, ...supplyInput() }, { silent: true })
    if ((await enter(answer)) !== 'pending') goOn(redirect)
  }
  useWhenMember(!sign, () => goOn(redirect))
  if (sign) return <SsoPage provider="锦鲤互联网医院" attempt={attempt} />
  return (
    <LoginPage title="锦鲤互联网医院" words="登录原力星球，使用您的在线问诊权益">
      <LoginForm way="code" form={form} consent={consent} />
    </LoginPage>
  )
}

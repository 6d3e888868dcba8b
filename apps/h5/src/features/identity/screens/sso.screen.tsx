import { identityCalls } from '@yf/contract/identity'
import { call } from '#platform/http/call.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { SsoPage } from '../parts/sso-page.tsx'
import { enter, goOn } from '../enter.ts'
import { missingLink } from '../partner-link.ts'
import { useSecretQuery } from '../use-secret-query.ts'

/** A partner's own token, from its portal into the app. */
export default function SsoScreen() {
  const { token, channel, redirect } = useSecretQuery(['token'])
  const attempt = async () => {
    if (!token) throw missingLink()
    const input = { token, ...(channel ? { channel } : {}), ...supplyInput() }
    const answer = await call(identityCalls.loginByToken, input, { silent: true })
    if ((await enter(answer)) !== 'pending') goOn(redirect)
  }
  return <SsoPage provider="单点" attempt={attempt} />
}

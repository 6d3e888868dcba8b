import { identitySteps } from '@yf/contract/identity-steps'
import { call } from '#platform/http/call.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { SsoPage } from '../parts/sso-page.tsx'
import { enter, goOn } from '../enter.ts'
import { missingLink } from '../partner-link.ts'
import { useSecretQuery } from '../use-secret-query.ts'

/** The channel rlj sends its own ticket, which the server of rlj redeems. */
export default function SsoRljScreen() {
  const { ticket, uid, sign, redirect } = useSecretQuery(['ticket', 'uid', 'sign'])
  const attempt = async () => {
    if (!ticket || !uid || !sign) throw missingLink()
    const input = { channel: 'rlj', token: ticket, uid, sign, ...supplyInput() }
    const answer = await call(identitySteps.loginByToken, input, { silent: true })
    if ((await enter(answer)) !== 'pending') goOn(redirect)
  }
  return <SsoPage provider="企业入口" attempt={attempt} />
}

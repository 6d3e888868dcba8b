import { identitySteps } from '@yf/contract/identity-steps'
import { call } from '#platform/http/call.ts'
import { write } from '#platform/http/write.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { PreviewedLogin } from '../parts/previewed-login.tsx'
import { missingLink } from '../partner-link.ts'
import { useSecretQuery } from '../use-secret-query.ts'

/** A partner's own token, from its portal into the app. */
export default function SsoScreen() {
  const { token, channel, redirect } = useSecretQuery(['token'])
  const link = { token: token ?? '', ...(channel ? { channel } : {}) }
  return (
    <PreviewedLogin
      provider="企业入口"
      redirect={redirect}
      look={async () => {
        if (!token) throw missingLink()
        return call(identitySteps.previewByToken, link, { silent: true })
      }}
      logIn={async (accepted) => {
        const login = await write(identitySteps.loginByToken, { ...link, ...accepted, ...supplyInput() })
        return login.ok ? login.result : null
      }}
    />
  )
}

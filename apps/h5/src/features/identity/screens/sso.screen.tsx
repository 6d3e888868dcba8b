import type { Output } from '@yf/contract/call'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { useState } from 'react'
import { call } from '#platform/http/call.ts'
import { write } from '#platform/http/write.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { enter, goOn } from '../enter.ts'
import { ConfirmIdentity } from '../parts/confirm-identity.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { openLogin, SsoPage } from '../parts/sso-page.tsx'
import { missingLink } from '../partner-link.ts'
import { useConsent } from '../use-consent.ts'
import { useSecretQuery } from '../use-secret-query.ts'

/** A partner's own token, from its portal into the app: as whom, the person says before anybody enters. */
export default function SsoScreen() {
  const { token, channel, redirect } = useSecretQuery(['token'])
  const link = { token: token ?? '', ...(channel ? { channel } : {}) }
  const [whom, setWhom] = useState<Output<typeof identitySteps.previewByToken> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const consent = useConsent()

  const look = async () => {
    if (!token) throw missingLink()
    setWhom(await call(identitySteps.previewByToken, link, { silent: true }))
  }
  const logIn = async () => {
    setBusy(true)
    const accepted = whom?.needConsent === 1 ? { agreementVersion: currentAgreement } : {}
    const login = await write(identityCalls.loginByToken, { ...link, ...accepted, ...supplyInput() })
    if (login.ok && (await enter(login.result)) !== 'pending') goOn(redirect)
    else setBusy(false)
  }
  if (!whom) return <SsoPage provider="企业入口" attempt={look} />
  return (
    <LoginPage>
      <ConfirmIdentity
        maskedName={whom.maskedName}
        from={whom.channelName}
        consent={whom.needConsent === 1 ? consent : null}
        isBusy={isBusy}
        onConfirm={logIn}
        onCancel={() => openLogin(redirect)}
      />
    </LoginPage>
  )
}

import { useState } from 'react'
import { setPendingLogin, useSession } from '#platform/session/session.ts'
import { settleConsent } from '../pending.ts'
import { useConsent } from '../use-consent.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

/** Last step of a provider login for a member who has not accepted the agreements yet. */
export function AskConsent() {
  const maskedName = useSession((session) => session.pendingLogin?.maskedName ?? '')
  const consent = useConsent()
  const [isBusy, setBusy] = useState(false)
  const settle = async () => {
    setBusy(true)
    const settled = await settleConsent()
    if (!settled.ok) setBusy(false)
  }
  return (
    <ConfirmIdentity
      maskedName={maskedName}
      consent={consent}
      isBusy={isBusy}
      onConfirm={settle}
      onCancel={() => setPendingLogin(null)}
    />
  )
}

import type { LoginAnswer } from '@yf/contract/identity'
import type { EntryPreview } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { useState } from 'react'
import { askBefore, enter, goOn } from '../enter.ts'
import { missingLink } from '../partner-link.ts'
import { useConsent } from '../use-consent.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { LoginPage } from './login-page.tsx'
import { openLogin, SsoPage } from './sso-page.tsx'

interface Props {
  /** The provider's name, for the texts. */
  provider: string
  redirect: string | undefined
  /** The account that the link would log in; null if the login itself asks for the phone. */
  look: () => Promise<EntryPreview | null>
  /** Null if it was refused; the call has shown the message. */
  logIn: (accepted: { agreementVersion?: string }) => Promise<LoginAnswer | null>
}

/** Previews the account of a link and lets the person confirm before the login. */
export function PreviewedLogin({ provider, redirect, look, logIn }: Props) {
  const [whom, setWhom] = useState<EntryPreview | null>(null)
  const [isBusy, setBusy] = useState(false)
  const consent = useConsent()

  /** False if it was refused. */
  const proceed = async (accepted: { agreementVersion?: string }, hasConfirmed = false): Promise<boolean> => {
    setBusy(true)
    const answer = await logIn(accepted)
    const entered = answer && (await enter(answer, hasConfirmed))
    if (entered && entered !== 'pending') goOn(redirect)
    else setBusy(false)
    return entered !== null
  }
  const begin = async () => {
    const seen = await look()
    if (seen) setWhom(seen)
    else if (!(await proceed({}))) throw missingLink()
  }
  const confirm = async (seen: EntryPreview) => {
    const wish = await askBefore(seen)
    if (wish === 'keep') return goOn(redirect)
    await proceed(seen.needConsent === 1 ? { agreementVersion: currentAgreement } : {}, wish === 'switch')
  }
  if (!whom) return <SsoPage provider={provider} attempt={begin} />
  return (
    <LoginPage>
      <ConfirmIdentity
        maskedName={whom.maskedName}
        from={whom.channelName}
        consent={whom.needConsent === 1 ? consent : null}
        isBusy={isBusy}
        onConfirm={() => confirm(whom)}
        onCancel={() => openLogin(redirect)}
      />
    </LoginPage>
  )
}

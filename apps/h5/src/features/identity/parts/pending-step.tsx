import { useSession } from '#platform/session/session.ts'
import { AskConsent } from './ask-consent.tsx'
import { BindPhone } from './bind-phone.tsx'

/** What a login that a provider has proven still asks for. */
export default function PendingStep() {
  const needsConsent = useSession((session) => session.pendingLogin?.needConsent === true)
  return needsConsent ? <AskConsent /> : <BindPhone />
}

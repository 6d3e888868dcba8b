import { useSession } from '#platform/session/session.ts'
import { AskConsent } from './ask-consent.tsx'
import { BindPhone } from './bind-phone.tsx'

/** The step that a provider login still needs. */
export default function PendingStep() {
  const needsConsent = useSession((session) => session.pendingLogin?.needConsent === true)
  return needsConsent ? <AskConsent /> : <BindPhone />
}

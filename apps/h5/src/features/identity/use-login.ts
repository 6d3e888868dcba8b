import { identityCalls } from '@yf/contract/identity'
import type { Input } from '@yf/contract/call'
import { call } from '../../platform/http/call.ts'
import { agreementVersions } from '../../platform/legal/versions.ts'
import { signIn } from '../../platform/session/session.ts'
import { useSupply } from '../../platform/theme/login-theme.ts'

type Credentials = Omit<Input<typeof identityCalls.login>, 'supply'>

/** The acceptance is recorded once there is a session to record it for. Failing must not undo the login. */
function recordAgreements(): void {
  for (const agreement of ['user', 'privacy'] as const) {
    const accepted = { agreement, version: agreementVersions[agreement] }
    void call(identityCalls.acceptAgreement, accepted).catch(() => undefined)
  }
}

/** Logs in and keeps the person; the guard then leads on. A refusal has been said when this rejects. */
export function useLogin() {
  const supply = useSupply()
  return async (credentials: Credentials): Promise<void> => {
    const userInfo = await call(identityCalls.login, supply ? { ...credentials, supply } : credentials)
    signIn(userInfo)
    recordAgreements()
  }
}

export const sendLoginCode = (phone: string): Promise<null> => call(identityCalls.sendUserCode, { phone })

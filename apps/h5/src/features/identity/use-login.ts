import type { WriteOutcome } from '@yf/client/outcome'
import type { Input } from '@yf/contract/call'
import { identityCalls, type UserInfo } from '@yf/contract/identity'
import { currentAgreement } from '@yf/domain/agreements'
import { write } from '#platform/http/write-once.ts'
import { signIn } from '#platform/session/session.ts'
import { useSupply } from '#platform/theme/login-theme.ts'

type LoginCredentials = Omit<Input<typeof identityCalls.login>, 'supply' | 'agreementVersion'>

/** Logs in with the consent given in the form and stores the member; the guard then continues. */
export function useLogin() {
  const supply = useSupply()
  return async (credentials: LoginCredentials): Promise<WriteOutcome<UserInfo>> => {
    const entering = { ...credentials, agreementVersion: currentAgreement }
    const login = await write(identityCalls.login, supply ? { ...entering, supply } : entering)
    if (login.ok) signIn(login.result)
    return login
  }
}

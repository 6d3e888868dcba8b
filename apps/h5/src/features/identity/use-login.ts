import type { Outcome } from '@yf/client/outcome'
import type { Input } from '@yf/contract/call'
import { identityCalls, type UserInfo } from '@yf/contract/identity'
import { write } from '#platform/http/write-once.ts'
import { signIn } from '#platform/session/session.ts'
import { useSupply } from '#platform/theme/login-theme.ts'
import { recordAgreements } from './agreements.ts'

type Credentials = Omit<Input<typeof identityCalls.login>, 'supply'>

/** Logs in and keeps the person; the guard then leads on. */
export function useLogin() {
  const supply = useSupply()
  return async (credentials: Credentials): Promise<Outcome<UserInfo>> => {
    const login = await write(identityCalls.login, supply ? { ...credentials, supply } : credentials)
    if (login.ok) {
      signIn(login.result)
      recordAgreements()
    }
    return login
  }
}

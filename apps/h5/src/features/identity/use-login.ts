import { identityCalls } from '@yf/contract/identity'
import type { Input } from '@yf/contract/call'
import { call } from '#platform/http/call.ts'
import { signIn } from '#platform/session/session.ts'
import { useSupply } from '#platform/theme/login-theme.ts'
import { recordAgreements } from './agreements.ts'

type Credentials = Omit<Input<typeof identityCalls.login>, 'supply'>

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

import { identityCalls } from '@yf/contract/identity'
import type { identityRefusals } from '@yf/contract/refusals/identity'
import { call } from '#platform/http/call.ts'
import { isCallError } from '@yf/client/call-error'
import { setPendingLogin, signIn, useSession } from '#platform/session/session.ts'
import { recordAgreements } from './agreements.ts'

/** By number: the catalogue's words are the server's and need not be sent to every phone. */
const pendingExpired: (typeof identityRefusals)['pendingExpired']['code'] = 2008

/** The pending login's own token opens this one call. One that has run out gives way to an ordinary login. */
export async function settlePending(phone: string, code: string): Promise<void> {
  const token = useSession.getState().pendingLogin?.token ?? ''
  try {
    const userInfo = await call(
      identityCalls.bindOrValidatePhone,
      { phone, code },
      { authorization: `Bearer ${token}` },
    )
    signIn(userInfo)
    recordAgreements()
  } catch (error) {
    if (isCallError(error) && error.code === pendingExpired) setPendingLogin(null)
    throw error
  }
}

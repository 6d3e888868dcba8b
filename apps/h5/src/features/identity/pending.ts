import type { Outcome } from '@yf/client/outcome'
import { identityCalls, type UserInfo } from '@yf/contract/identity'
import type { identityRefusals } from '@yf/contract/refusals/identity'
import { write } from '#platform/http/write.ts'
import { setPendingLogin, signIn, useSession } from '#platform/session/session.ts'
import { recordAgreements } from './agreements.ts'

/** By number: the catalogue's words are the server's and need not be sent to every phone. */
const pendingExpired: (typeof identityRefusals)['pendingExpired']['code'] = 2008

/** The pending login's own token opens this one call. One that has run out gives way to an ordinary login. */
export async function settlePending(phone: string, code: string): Promise<Outcome<UserInfo>> {
  const token = useSession.getState().pendingLogin?.token ?? ''
  const settled = await write(
    identityCalls.bindOrValidatePhone,
    { phone, code },
    { authorization: `Bearer ${token}` },
  )
  if (settled.ok) {
    signIn(settled.result)
    recordAgreements()
  } else if (settled.error.code === pendingExpired) setPendingLogin(null)
  return settled
}

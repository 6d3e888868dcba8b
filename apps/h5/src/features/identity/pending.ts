import type { WriteOutcome } from '@yf/client/outcome'
import type { UserInfo } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import type { identityRefusals } from '@yf/contract/refusals/identity'
import { currentAgreement } from '@yf/domain/agreements'
import { write } from '#platform/http/write.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { setPendingLogin, signIn, useSession } from '#platform/session/session.ts'

/** As a number: the message catalogue belongs to the server and need not be in the app's bundle. */
const pendingExpired: (typeof identityRefusals)['pendingExpired']['code'] = 2008

const credentials = () => ({
  authorization: `Bearer ${useSession.getState().pendingLogin?.token ?? ''}`,
})

/** An expired one falls back to the ordinary login. */
function keep(settled: WriteOutcome<UserInfo>): WriteOutcome<UserInfo> {
  if (settled.ok) signIn(settled.result)
  else if (settled.error.code === pendingExpired) setPendingLogin(null)
  return settled
}

/** The pending login's token authorises only this call; the step itself has asked for consent. */
export const settlePending = async (phone: string, code: string): Promise<WriteOutcome<UserInfo>> =>
  keep(
    await write(
      identitySteps.bindOrValidatePhone,
      { phone, code, agreementVersion: currentAgreement },
      credentials(),
    ),
  )

/** For a login that only lacks consent. */
export const settleConsent = async (): Promise<WriteOutcome<UserInfo>> =>
  keep(
    await write(
      identitySteps.enterWithConsent,
      { agreementVersion: currentAgreement, ...supplyInput() },
      credentials(),
    ),
  )

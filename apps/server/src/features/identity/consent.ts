import { agreementNames, currentAgreement } from '@yf/domain/agreements'
import type { CallContext } from '#platform/call/context.ts'
import { acceptancesOf, keepAcceptance } from './store.ts'

type Asking = Pick<CallContext, 'db' | 'clock'>

/**
 * Nobody enters who has not accepted what applies today, by whichever way: `accepted` is what came along with the
 * login, and is written down with it. An older version is no consent to this one.
 */
export async function hasConsented(
  { db, clock }: Asking,
  accountId: string,
  accepted: string | undefined,
): Promise<boolean> {
  if (accepted !== currentAgreement)
    return (await acceptancesOf(db, accountId, currentAgreement)).length === agreementNames.length
  for (const agreement of agreementNames)
    await keepAcceptance(db, {
      account_id: accountId,
      agreement,
      version: currentAgreement,
      accepted_at: clock.now(),
    })
  return true
}

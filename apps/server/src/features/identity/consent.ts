import { agreementNames, currentAgreement } from '@yf/domain/agreements'
import type { CallContext } from '#platform/call/context.ts'
import { acceptancesOf, keepAcceptance } from './store.ts'

type ConsentDeps = Pick<CallContext, 'db' | 'clock'>

/**
 * Every login requires consent to the current agreements: `accepted` is the consent that came with the login, and is
 * recorded with it. An older version is no consent to this one.
 */
export async function hasConsented(
  { db, clock }: ConsentDeps,
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

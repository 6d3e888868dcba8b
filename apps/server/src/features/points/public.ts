import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/handle.ts'
import { post } from '../../platform/ledger/ledger.ts'
import { books, claimEvent, perPaperlessClaim } from './rules.ts'

interface PaperlessClaim {
  readonly companyId: string
  readonly accountId: string
  readonly caseId: string
}

/** In the transaction that submits it; once for each case, however often it is told. */
export async function creditPaperlessClaim(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, caseId }: PaperlessClaim,
): Promise<void> {
  const account = { companyId, book: books.carbon, ownerId: accountId }
  await post(db, clock, account, {
    amount: perPaperlessClaim,
    reason: '无纸化理赔',
    eventKey: claimEvent(caseId),
  })
}

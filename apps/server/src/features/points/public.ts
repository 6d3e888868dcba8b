import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { earnedByEvents } from '#platform/ledger/entries.ts'
import { post } from '#platform/ledger/ledger.ts'
import { books, claimBackEvent, claimEvent, perPaperlessClaim } from './rules.ts'

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

/**
 * In the transaction that cancels or withdraws it: who submits, cancels and submits again has made one claim. What was
 * spent meanwhile is not asked back.
 */
export async function takeBackPaperlessClaim(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, caseId }: PaperlessClaim,
): Promise<void> {
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const earned = await earnedByEvents(db, account, claimEvent(caseId))
  if (earned <= 0) return
  const back = (amount: number) =>
    post(db, clock, account, {
      amount: -amount,
      reason: '理赔申请已取消',
      eventKey: claimBackEvent(caseId),
    })
  const { outcome, balance } = await back(earned)
  if (outcome === 'insufficient' && balance > 0) await back(balance)
}

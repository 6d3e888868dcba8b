import type { WorkCase } from '@yf/contract/claims-admin'
import { needsSecondPerson } from '@yf/domain/claim-limits'
import { caseNotices, type CaseNotice } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'

/**
 * The notice that the member reads once this case is approved: for a case decided before, it compares the new amount
 * with the paid one.
 */
export function settledNotice({ linesPayableFen, bankCard, lines, revision }: WorkCase): CaseNotice {
  const card = bankCard && { bankName: bankCard.bankName, lastFour: bankCard.maskedNo.slice(-4) }
  const { last, paidFen = 0 } = revision ?? {}
  if (linesPayableFen === 0 && paidFen === 0) return caseNotices.nothingPayable(lines)
  if (last?.isOpen !== 1) return caseNotices.settled({ payableFen: linesPayableFen, card })
  const isAppeal = last.kind === 'appeal'
  return caseNotices.decidedAgain({ isAppeal, payableFen: linesPayableFen, paidFen, card })
}

const approvingOf = ({ linesPayableFen, fourEyesFen, receipts }: WorkCase) => ({
  payableFen: linesPayableFen,
  fourEyesFen,
  unseenReceipts: receipts.filter(({ enteredBy }) => enteredBy !== null).length,
})

/** If two people decide, the member reads nothing before the second has agreed. */
export const needsSecond = (work: WorkCase): boolean =>
  needsSecondPerson(approvingOf(work)) && work.firstApprover === null

/** Why two people decide, as a message; null if one is enough. */
export function secondReason(work: WorkCase): string | null {
  const approving = approvingOf(work)
  if (!needsSecondPerson(approving)) return null
  return approving.unseenReceipts > 0
    ? `有 ${approving.unseenReceipts} 张发票没有票据影像`
    : `金额达到 ${formatFen(work.fourEyesFen)}`
}

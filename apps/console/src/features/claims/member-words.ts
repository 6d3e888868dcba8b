import type { WorkCase } from '@yf/contract/workbench'
import { needsSecondPerson } from '@yf/domain/claim-limits'
import { caseNotices, type CaseNotice } from '@yf/domain/claim-notices'

/** What the member will read once this case is approved. */
export const settledNotice = ({ linesPayableFen, bankCard, lines }: WorkCase): CaseNotice =>
  linesPayableFen === 0
    ? caseNotices.nothingPayable(lines)
    : caseNotices.settled({
        payableFen: linesPayableFen,
        card: bankCard && { bankName: bankCard.bankName, lastFour: bankCard.maskedNo.slice(-4) },
      })

/** From this sum on two people decide, and the member reads nothing before the second has agreed. */
export const needsSecond = ({ linesPayableFen, fourEyesFen, firstApprover }: WorkCase): boolean =>
  needsSecondPerson(linesPayableFen, fourEyesFen) && firstApprover === null

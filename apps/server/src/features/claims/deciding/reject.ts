import type { Line } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { receiptRows, type ReceiptRow } from '../case/find.ts'
import { keepOutcomes } from '../case/invoice-outcomes.ts'
import { keepLines } from '../case/line-store.ts'
import { moveCase, type CaseWork, type Moved } from '../case/moves.ts'
import { tellMember } from '../case/tell-member.ts'
import { billedSum } from '../checking/decision.ts'
import type { CaseRow } from '../own-case.ts'
import { orderPaper } from '../papers/paper-job.ts'
import { releaseInvoices } from './hold-invoices.ts'

/** 4 → 7: only a person refuses a claim. Its invoices can be claimed again, and it stays known that they were refused. */
export async function reject(
  ctx: CaseWork,
  caseRow: CaseRow,
  { reason, actor }: { readonly reason: string; readonly actor: string },
): Promise<Moved> {
  const now = ctx.clock.now()
  const receipts = await receiptRows(ctx.db, caseRow)
  const set = { decided_at: now, closed_at: now, payable_fen: 0, billed_fen: billedSum(receipts) }
  const moved = await moveCase(ctx, caseRow, { to: caseStates.rejected, actor, reason, set })
  if (moved.kind === 'refused') return moved
  const lines = receipts.flatMap((receipt) => unpaid(receipt, reason))
  await keepLines(ctx.db, caseRow, lines)
  await keepOutcomes(ctx.db, caseRow, receipts, { outcome: 'rejected', reason, at: now })
  await releaseInvoices(ctx.db, caseRow)
  await tellMember(ctx, caseRow, caseNotices.rejected(reason))
  await orderPaper(ctx, caseRow, 'letter')
  return moved
}

const unpaid = ({ id, billed_fen }: ReceiptRow, reason: string): Line[] =>
  billed_fen === null
    ? []
    : [
        {
          receiptId: id,
          liabilityId: null,
          billedFen: billed_fen,
          excludedFen: billed_fen,
          socialFen: 0,
          ownExpenseFen: 0,
          deductibleFen: 0,
          ratio: 0,
          overLimitFen: 0,
          payableFen: 0,
          reason,
        },
      ]

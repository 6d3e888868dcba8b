import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { decisionFor, measureCase } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { voidApproval } from './assignment.ts'
import { dropHandLines } from './change-receipts.ts'
import { takeOwn } from './take-own.ts'
import { workCase } from './work-case.ts'

/** Down to nothing, but never above what the policy pays: more is had by mending what the rule was told. */
export const setLine = withDuty<typeof workbenchCalls.setLine>('setLine', 'handle', async (input, ctx) => {
  const { receiptId, payableFen } = input
  const reason = input.reason.trim()
  if (payableFen !== null && reason === '') return badInput('reason', '请写明核定的理由')
  const taken = await takeOwn(ctx, input.caseId, [caseStates.reviewing, caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const { receipts, policy } = await measureCase(ctx.db, caseRow)
  const rule = decisionFor(caseRow, receipts, policy).lines.find((line) => line.receiptId === receiptId)
  if (!rule) return refuse('notFound', '该发票还不能理算，请先补全日期和金额')
  await dropHandLines(ctx, caseRow, receiptId)
  if (payableFen !== null) {
    if (payableFen > rule.payableFen)
      return refuse('overCeiling', `按保单规则这张发票最多赔付 ${formatFen(rule.payableFen)}`)
    await ctx.db
      .insertInto('claim_line')
      .values({
        company_id: caseRow.company_id,
        case_id: caseRow.id,
        receipt_id: receiptId,
        liability_id: rule.liabilityId,
        billed_fen: rule.billedFen,
        excluded_fen: rule.excludedFen,
        social_fen: rule.socialFen,
        deductible_fen: rule.deductibleFen,
        ratio: rule.ratio,
        over_limit_fen: rule.overLimitFen,
        payable_fen: payableFen,
        reason,
        is_by_hand: true,
      })
      .execute()
  }
  await voidApproval(ctx.db, caseRow)
  const detail = payableFen === null ? '恢复按规则理算' : `${formatFen(payableFen)}（${reason}）`
  await recordDeed(ctx, { deed: '人工核定', about: caseRow, detail })
  return answer(await workCase(ctx, caseRow.id))
})

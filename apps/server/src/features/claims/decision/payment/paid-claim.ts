import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import { taskDone } from '#features/points/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeCase } from '#features/claims/record/find.ts'
import { noteInTimeline } from '#features/claims/record/timeline.ts'
import { transitionCase } from '#features/claims/record/transitions.ts'
import { notifyMember } from '#features/claims/record/notify-member.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { payAgain } from './order-payment.ts'
import type { PaidOut } from './paid-out.ts'
import type { PaymentRow } from './payments.ts'

export const paidClaim: PaidOut = {
  remark: (caseNo) => `理赔款 ${caseNo}`,
  take: (db, { subject_id }) => takeCase(db, subject_id),

  /** 5 → 6. */
  async paid(ctx, payment, { card, actor }) {
    const caseRow = await claimOf(ctx.db, payment)
    const text = `赔款 ${formatFen(payment.amount_fen)} 已汇入${card.bank_name}尾号 ${card.last_four} 的银行卡`
    const moved = await transitionCase(ctx, caseRow, {
      to: caseStates.paid,
      actor,
      reason: text,
      set: { closed_at: ctx.clock.now() },
    })
    if (moved.kind === 'refused') throw new Error('a case was paid that was not to be paid')
    const owner = { companyId: caseRow.company_id, accountId: caseRow.account_id }
    await taskDone(ctx.db, ctx.clock, owner, 'claimFinished', caseRow.id)
    const paid = { amountFen: payment.amount_fen, lastFour: card.last_four }
    await notifyMember(ctx, caseRow, caseNotices.paid(text, paid))
  },

  /** The case keeps its state until the member gives another card. */
  async failed(ctx, payment, { card, actor, reason }) {
    const caseRow = await claimOf(ctx.db, payment)
    const text = `赔款汇入${card.bank_name}尾号 ${card.last_four} 未成功（${reason}），请在案件中更换收款银行卡，我们会重新打款`
    await noteInTimeline(ctx, caseRow, { state: caseStates.paying, actor, reason: text })
    await notifyMember(ctx, caseRow, caseNotices.payFailed(text))
  },

  payAgain: async (ctx, payment, actor) => payAgain(ctx, await claimOf(ctx.db, payment), actor),
}

async function claimOf(db: Db, { subject_id }: PaymentRow): Promise<CaseRow> {
  const caseRow = await takeCase(db, subject_id)
  if (!caseRow) throw new Error('a payment without its case')
  return caseRow
}

import { examStates } from '@yf/domain/exam-claim'
import { formatFen } from '@yf/domain/money'
import type { Db } from '#platform/db/handle.ts'
import {
  cardById,
  orderPaymentFor,
  paymentsFor,
  type CaseWork,
  type PaidOut,
} from '#features/claims/public.ts'
import { transitionExam, noteExam, notifyMember } from './transitions.ts'
import { examHolder, takeExam, type ExamRow } from './own-exam.ts'
import { settleQuota } from './quota.ts'

/** Newest first. */
export const paymentsOfExam = (db: Db, exam: ExamRow) => paymentsFor(db, examHolder(exam))

/** Written with the decision: it waits for a staff member to add it to a batch. */
export async function payExam(ctx: CaseWork, exam: ExamRow, amountFen: number): Promise<void> {
  if (exam.bank_card_id === null) throw new Error('a reimbursement without a card')
  const payee = { ...examHolder(exam), account_id: exam.account_id }
  await orderPaymentFor(ctx, payee, { amountFen, cardId: exam.bank_card_id, isAtOnce: false })
}

/** After a payment was returned and another card was given. Returns false when there is nothing to pay again. */
export async function payExamAgain(ctx: CaseWork, exam: ExamRow, actor: string): Promise<boolean> {
  const [newest] = await paymentsOfExam(ctx.db, exam)
  const card = exam.bank_card_id && (await cardById(ctx.db, exam.account_id, exam.bank_card_id))
  if (exam.state !== examStates.paying || newest?.state !== 'failed' || !card) return false
  await payExam(ctx, exam, newest.amount_fen)
  const reason = `收款卡已更换为${card.bank_name}尾号 ${card.last_four}，重新安排打款`
  await noteExam(ctx, exam, { actor, reason })
  return true
}

/** The effect of a payment's end on a reimbursement. */
export const paidExam: PaidOut = {
  remark: (examNo) => `体检报销 ${examNo}`,
  take: (db, { subject_id }) => takeExam(db, subject_id),

  /** 2 → 3: the approved amount is deducted from the quota. */
  async paid(ctx, payment, { card, actor }) {
    const exam = await examOf(ctx.db, payment.subject_id)
    const reason = `报销款 ${formatFen(payment.amount_fen)} 已汇入${card.bank_name}尾号 ${card.last_four} 的银行卡`
    const moved = await transitionExam(ctx, exam, {
      to: examStates.paid,
      actor,
      reason,
      set: { closed_at: ctx.clock.now() },
    })
    if (moved.kind === 'refused') throw new Error('a reimbursement was paid that was not to be paid')
    await settleQuota(ctx, exam)
    await notifyMember(ctx, exam, { kind: 'expensePaid', text: reason })
  },

  /** It keeps its state until the member gives another card. */
  async failed(ctx, payment, { card, actor, reason }) {
    const exam = await examOf(ctx.db, payment.subject_id)
    const text = `报销款汇入${card.bank_name}尾号 ${card.last_four} 未成功（${reason}），请更换收款银行卡，我们会重新打款`
    await noteExam(ctx, exam, { actor, reason: text })
    await notifyMember(ctx, exam, { kind: 'expensePayFailed', text })
  },

  payAgain: async (ctx, payment, actor) => payExamAgain(ctx, await examOf(ctx.db, payment.subject_id), actor),
}

async function examOf(db: Db, id: string): Promise<ExamRow> {
  const exam = await takeExam(db, id)
  if (!exam) throw new Error('a payment without its reimbursement')
  return exam
}

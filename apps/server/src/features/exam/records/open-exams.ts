import { examStates } from '@yf/domain/exam-claim'
import { formatFen } from '@yf/domain/money'
import { newsDays } from '@yf/domain/open-matters'
import { monthAndDay } from '@yf/domain/near-time-text'
import { mostOfOne, type OpenSource } from '#features/agenda/public.ts'
import { newestPayments } from '#features/claims/public.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { examKind } from '../own-exam.ts'

const dayMs = 86_400_000

/** Reimbursements of exams whose payment was made or failed. */
export const openExams: OpenSource = async ({ db, caller: { accountId }, clock }) => {
  const since = new Date(clock.now().getTime() - newsDays * dayMs)
  const rows = await db
    .selectFrom('exam_claim')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(await withinCompaniesOf(db, accountId))
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', examStates.paying),
        and([eb('state', '=', examStates.paid), eb('closed_at', '>=', since)]),
      ]),
    )
    .orderBy('submitted_at', 'desc')
    .limit(mostOfOne)
    .execute()
  const payments = await newestPayments(db, examKind, rows)
  return rows.flatMap(({ id, state, member_name, updated_at }) => {
    const payment = payments.get(id)
    const own = { id, path: `/expense/detail?id=${id}` }
    if (state === examStates.paying && payment?.state === 'failed')
      return {
        ...own,
        kind: 'payoutFailed' as const,
        at: updated_at,
        title: '体检报销打款未成功',
        fact: `${member_name} · 请换一张收款卡`,
      }
    if (state !== examStates.paid || !payment?.paid_at) return []
    return {
      ...own,
      kind: 'paidOut' as const,
      at: payment.paid_at,
      title: `体检报销已到账 ${formatFen(payment.amount_fen)}`,
      fact: `${member_name} · ${monthAndDay(payment.paid_at)} 汇出`,
    }
  })
}

import type { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { companyNamesOf } from '#features/company/public.ts'
import { failedRefundQuery } from '../failed-refunds.ts'
import { paymentBy, providerNo, refundOfNo } from '../store.ts'
import { tryRefundAgain } from '../refund-job.ts'
import { pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { orderNoIn } from './order-no.ts'

export const failedRefunds: RunCallHandler<typeof paymentsAdminCalls.failedRefunds> = async (
  page,
  { db },
) => {
  const { rows, total } = await pageOf(db, failedRefundQuery(db), page, (query) =>
    query.orderBy('refund.created_at').orderBy('refund.id'),
  )
  const companies = await companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  const records = rows.map((row) => ({
    refundNo: providerNo(row.id),
    orderNo: orderNoIn(row.description),
    companyName: companies.get(row.company_id) ?? '',
    amountFen: row.amount_fen,
    tries: row.tries,
    createTime: shanghaiMoment(row.created_at),
  }))
  return answer({ records, total })
}

/** Sends the same refund number again, so retries cannot refund twice. */
export const refundAgain: RunCallHandler<typeof paymentsAdminCalls.refundAgain> = async (
  { refundNo },
  ctx,
) => {
  const refund = await refundOfNo(ctx.db, refundNo)
  const payment =
    refund && (await paymentBy(ctx.db, { company_id: refund.company_id, id: refund.payment_id }))
  if (!refund || !payment) return refuse('notFound')
  if (!(await tryRefundAgain(ctx, refund))) return refuse('refundNotFailed')
  await recordAuditEvent(ctx, {
    action: 'refundAgain',
    payload: { orderNo: orderNoIn(payment.description), amountFen: refund.amount_fen },
  })
  return answer(null, '已重新提交，结果会自动更新')
}

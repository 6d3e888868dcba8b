import type { PaymentDifference, paymentsAdminCalls } from '@yf/contract/payments-admin'
import { isDay, shanghaiMoment } from '@yf/domain/dates'
import { differenceKinds } from '@yf/domain/reconciliation'
import {
  differenceBy,
  differenceQuery,
  settleDifference,
  type DifferenceRow as Row,
} from '../difference-store.ts'
import { paymentBy, paymentOfNo, refundOfNo } from '../store.ts'
import { pageOf, recordAuditEvent, staffNames } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { orderNoIn } from './order-no.ts'

export const differences: RunCallHandler<typeof paymentsAdminCalls.differences> = async (
  { day, isSettled, ...page },
  { db },
) => {
  if (day !== undefined && !isDay(day)) return badInput('day', '请选择有效的日期')
  const filtered = differenceQuery(db)
    .$if(day !== undefined, (query) => query.where('bill_day', '=', day!))
    .$if(isSettled === 1, (query) => query.where('seen_at', 'is not', null))
    .$if(isSettled === 0, (query) => query.where('seen_at', 'is', null))
  const { rows, total } = await pageOf(db, filtered, page, (query) =>
    query.orderBy('bill_day', 'desc').orderBy('trade_no'),
  )
  return answer({ records: await toDifferenceDtos(db, rows), total })
}

async function toDifferenceDtos(db: Db, rows: readonly Row[]): Promise<PaymentDifference[]> {
  const people = await staffNames(
    db,
    rows.flatMap(({ seen_by }) => seen_by ?? []),
  )
  return Promise.all(
    rows.map(async (row) => ({
      day: row.bill_day,
      tradeNo: row.trade_no,
      kind: row.kind,
      kindName: differenceKinds[row.kind].name,
      advice: differenceKinds[row.kind].advice,
      oursFen: row.ours_fen,
      theirsFen: row.theirs_fen,
      orderNo: await orderNoOf(db, row),
      foundTime: shanghaiMoment(row.found_at),
      settledTime: row.seen_at && shanghaiMoment(row.seen_at),
      settledBy: row.seen_by && (people.get(row.seen_by) ?? ''),
      note: row.note,
    })),
  )
}

async function orderNoOf(db: Db, { kind, trade_no }: Row): Promise<string | null> {
  const refund = kind.startsWith('refund') ? await refundOfNo(db, trade_no) : undefined
  const payment = refund
    ? await paymentBy(db, { company_id: refund.company_id, id: refund.payment_id })
    : await paymentOfNo(db, trade_no)
  return payment ? orderNoIn(payment.description) : null
}

export const settle: RunCallHandler<typeof paymentsAdminCalls.settle> = async (
  { day, tradeNo, kind, note },
  ctx,
) => {
  if (!isDay(day)) return badInput('day', '请选择有效的日期')
  const key = { bill_day: day, trade_no: tradeNo, kind }
  const at = ctx.clock.now()
  const isSettled = await settleDifference(ctx.db, key, { seen_at: at, seen_by: ctx.staff.id, note })
  const row = await differenceBy(ctx.db, key)
  if (!row) return refuse('notFound')
  if (!isSettled) return refuse('differenceSettled')
  await recordAuditEvent(ctx, {
    action: 'settleDifference',
    payload: { day, kind, note },
  })
  return answer((await toDifferenceDtos(ctx.db, [row]))[0]!)
}

import type { BillableOrder, invoiceCalls } from '@yf/contract/invoices'
import { shanghaiMoment } from '@yf/domain/dates'
import { notBillableBecause } from '@yf/domain/invoice'
import { orderStates } from '@yf/domain/order'
import { companyIdsOf } from '#features/company/public.ts'
import { doneOrdersOf, openerOf, refundedFenOf, type OrderRow } from '#features/orders/public.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'

/** Orders that are done, newest first, each with what an invoice would be for or why there is none. */
export const billable: Run<typeof invoiceCalls.billable> = async ({ pageNo, pageSize }, ctx) => {
  const { accountId } = ctx.caller
  const companyIds = await companyIdsOf(ctx.db, accountId)
  const { orders, lines, total } = await doneOrdersOf(
    ctx.db,
    { accountId, companyIds },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  )
  const open = await openerOf(ctx, accountId)
  const [refunded, billed] = await Promise.all([refundedFenOf(ctx.db, orders), billedAmong(ctx.db, orders)])
  const records = orders.map((order) => {
    const own = lines.get(order.id) ?? []
    return {
      ...sumsOf(order, refunded.get(order.id) ?? 0, billed.has(order.id)),
      name: own[0] ? open.name(own[0]) : '',
      lineCount: own.length,
    }
  })
  return answer({ records, total })
}

export function sumsOf(
  order: OrderRow,
  refundedFen: number,
  isBilled: boolean,
): Omit<BillableOrder, 'name' | 'lineCount'> {
  const moneyFen = order.money_fen - refundedFen
  return {
    id: order.id,
    orderNo: order.order_no,
    companyId: order.company_id,
    kind: order.kind,
    doneTime: order.done_at && shanghaiMoment(order.done_at),
    totalFen: order.total_fen,
    billableFen: order.state === orderStates.done ? moneyFen : 0,
    couponFen: order.coupon_fen,
    benefitFen: order.benefit_fen,
    pointsFen: order.points_fen,
    refundedFen,
    why: notBillableBecause({ kind: order.kind, state: order.state, moneyFen, isBilled }),
  }
}

/** Those of these orders that are on a bill. */
export async function billedAmong(db: Db, orders: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set()
  const rows = await db
    .selectFrom('invoice_order')
    .select('order_id')
    .where('company_id', 'in', [...new Set(orders.map(({ company_id }) => company_id))])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

import type { BillableOrder, invoiceCalls } from '@yf/contract/invoices'
import { sql } from 'kysely'
import { shanghaiMoment } from '@yf/domain/dates'
import { notBillableBecause } from '@yf/domain/invoice'
import { orderStates } from '@yf/domain/order'
import { companyIdsOf } from '#features/company/public.ts'
import {
  doneOrderQuery,
  linesOfMany,
  decryptorOf,
  ownOrder,
  refundedFenOf,
  type OrderRow,
} from '#features/orders/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'

/**
 * Orders without a bill; the pharmacy bills medicine. Orders that can never be invoiced do not displace others from
 * the page.
 */
const waitingQuery = (db: Db, owner: Parameters<typeof doneOrderQuery>[1]) =>
  doneOrderQuery(db, owner)
    .where('kind', '<>', 'pharmacy')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_order as billed')
            .select('billed.order_id')
            .whereRef('billed.company_id', '=', 'shop_order.company_id')
            .whereRef('billed.order_id', '=', 'shop_order.id'),
        ),
      ),
    )

/**
 * Orders that wait for an invoice, newest first, each with its amount. The order from which the member comes is
 * listed first, whatever its status.
 */
export const billable: RunCallHandler<typeof invoiceCalls.billable> = async (input, ctx) => {
  const owner = {
    accountId: ctx.caller.accountId,
    companyIds: await companyIdsOf(ctx.db, ctx.caller.accountId),
  }
  const first =
    input.pageNo === 1 && input.orderId ? await ownOrder(ctx.db, owner.accountId, input.orderId) : undefined
  const waiting = await waitingQuery(ctx.db, owner)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute()
  const { total } = await waitingQuery(ctx.db, owner)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const orders = first ? [first, ...waiting.filter(({ id }) => id !== first.id)] : waiting
  return answer({ records: await toDto(ctx, orders), total })
}

async function toDto(ctx: MemberContext, orders: readonly OrderRow[]): Promise<BillableOrder[]> {
  const lines = await linesOfMany(ctx.db, orders)
  const open = await decryptorOf(ctx, ctx.caller.accountId)
  const [refunded, billed] = await Promise.all([refundedFenOf(ctx.db, orders), billedIdsOf(ctx.db, orders)])
  return orders.map((order) => {
    const own = lines.get(order.id) ?? []
    return {
      ...sumsOf(order, refunded.get(order.id) ?? 0, billed.has(order.id)),
      name: own[0] ? open.name(own[0]) : '',
      lineCount: own.length,
    }
  })
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
export async function billedIdsOf(db: Db, orders: readonly OrderRow[]): Promise<ReadonlySet<string>> {
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

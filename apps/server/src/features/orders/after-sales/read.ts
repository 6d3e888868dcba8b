import type { afterSaleCalls } from '@yf/contract/after-sales'
import { shanghaiMoment } from '@yf/domain/dates'
import { companyIdsOf, within } from '#features/company/public.ts'
import { refundFor } from '#features/payments/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { decryptorOf } from '../encrypted.ts'
import {
  exchangesOf,
  linesOfMany,
  linesOf,
  orderSubject,
  refundsOf,
  type AfterSaleRow,
  type OrderRow,
} from '../store.ts'
import { toAfterSaleDto, sharesOfAfterSale, summaryOf } from './dto.ts'
import { ownAfterSale } from './own-after-sale.ts'

export const list: RunCallHandler<typeof afterSaleCalls.list> = async ({ pageNo, pageSize }, ctx) => {
  const { db, caller } = ctx
  const companies = await companyIdsOf(db, caller.accountId)
  const listed = db
    .selectFrom('after_sale')
    .where('account_id', '=', caller.accountId)
    .where(within(companies))
    .where('hidden_at', 'is', null)
  const afterSales = await listed
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await listed
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const orders = await ordersOf(db, afterSales)
  const lines = await linesOfMany(db, [...orders.values()])
  const open = await decryptorOf(ctx, caller.accountId)
  const records = await Promise.all(
    afterSales.map(async (afterSale) => {
      const order = orders.get(afterSale.order_id)!
      const back = (await refundsOf(db, order)).find(({ id }) => id === afterSale.id)
      const exchanges = await exchangesOf(db, order)
      return summaryOf(order, afterSale, { lines: lines.get(order.id) ?? [], exchanges, back, open })
    }),
  )
  return answer({ records, total })
}

/** The orders of a page of after-sales cases, by their id. */
export async function ordersOf(
  db: Db,
  afterSales: readonly AfterSaleRow[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (afterSales.length === 0) return new Map()
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('company_id', 'in', [...new Set(afterSales.map(({ company_id }) => company_id))])
    .where('id', 'in', [...new Set(afterSales.map(({ order_id }) => order_id))])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const detail: RunCallHandler<typeof afterSaleCalls.detail> = async ({ id }, ctx) => {
  const found = await ownAfterSale(ctx, id)
  return found ? answer(await toAfterSaleDto(ctx, found.order, found.afterSale)) : refuse('notFound')
}

export const refund: RunCallHandler<typeof afterSaleCalls.refund> = async ({ id }, ctx) => {
  const found = await ownAfterSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, afterSale } = found
  const lines = await linesOf(ctx.db, order)
  const back = (await refundsOf(ctx.db, order)).find((one) => one.id === afterSale.id)
  const isWhole = lines.every(({ quantity, returned }) => returned === quantity)
  const refunding =
    back && back.money_fen > 0 ? await refundFor(ctx.db, orderSubject(order), afterSale.id) : undefined
  return answer({
    ...sharesOfAfterSale(afterSale, lines, back),
    isCouponBack: back && isWhole && order.coupon_fen > 0 ? 1 : 0,
    startTime: back ? shanghaiMoment(back.created_at) : null,
    doneTime: refunding?.done_at ? shanghaiMoment(refunding.done_at) : null,
  })
}

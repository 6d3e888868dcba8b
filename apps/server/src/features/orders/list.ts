import type { orderCalls } from '@yf/contract/orders'
import type { OrderKind, OrderState } from '@yf/domain/order'
import { companyIdsOf } from '#features/company/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toSummaryDto } from './dto.ts'
import { decryptorOf } from './encrypted.ts'
import { countOrders, linesOfMany, pageOfOrders, type OrderFilter } from './store.ts'

interface OrderListQuery {
  readonly companyId?: string | undefined
  readonly kinds: readonly OrderKind[] | null
  readonly state?: OrderState | undefined
  readonly keyword?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

export const list: RunCallHandler<typeof orderCalls.list> = async ({ kind, ...query }, ctx) =>
  answer(await pageOf(ctx, { ...query, kinds: kind ? [kind] : null }))

export const healthList: RunCallHandler<typeof orderCalls.healthList> = async (query, ctx) =>
  answer(await pageOf(ctx, { ...query, kinds: ['health'] }))

/** No member has more orders than can be searched. */
const lookedThrough = 1000

export async function pageOf(ctx: MemberContext, query: OrderListQuery) {
  const { accountId } = ctx.caller
  const filter: OrderFilter = {
    accountId,
    companyIds: query.companyId ? [query.companyId] : await companyIdsOf(ctx.db, accountId),
    kinds: query.kinds,
    states: query.state ? [query.state] : null,
  }
  const [limit, offset] = [query.pageSize, (query.pageNo - 1) * query.pageSize]
  const keyword = query.keyword?.trim() ?? ''
  if (keyword !== '') {
    const found = (await toOrderPage(ctx, filter, { limit: lookedThrough, offset: 0 })).filter(
      ({ orderNo, lines }) =>
        orderNo.includes(keyword.toUpperCase()) || lines.some(({ name }) => name.includes(keyword)),
    )
    return { records: found.slice(offset, offset + limit), total: found.length }
  }
  const [records, total] = await Promise.all([
    toOrderPage(ctx, filter, { limit, offset }),
    countOrders(ctx.db, filter),
  ])
  return { records, total }
}

/** The names are encrypted, so they are searched after decryption. */
async function toOrderPage(ctx: MemberContext, filter: OrderFilter, page: { limit: number; offset: number }) {
  const orders = await pageOfOrders(ctx.db, filter, page)
  const [lines, open] = await Promise.all([linesOfMany(ctx.db, orders), decryptorOf(ctx, filter.accountId)])
  return orders.map((order) => toSummaryDto(order, lines.get(order.id) ?? [], open))
}

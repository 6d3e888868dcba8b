import type { orderCalls } from '@yf/contract/orders'
import type { OrderKind, OrderState } from '@yf/domain/order'
import { companyIdsOf } from '#features/company/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toSummaryDto } from './dto.ts'
import { decryptorOf } from './encrypted.ts'
import { countOrders, linesOfMany, pageOfOrders, type WantedOrders } from './store.ts'

interface Asked {
  readonly companyId?: string | undefined
  readonly kinds: readonly OrderKind[] | null
  readonly state?: OrderState | undefined
  readonly keyword?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

export const list: RunCallHandler<typeof orderCalls.list> = async ({ kind, ...asked }, ctx) =>
  answer(await pageOf(ctx, { ...asked, kinds: kind ? [kind] : null }))

export const healthList: RunCallHandler<typeof orderCalls.healthList> = async (asked, ctx) =>
  answer(await pageOf(ctx, { ...asked, kinds: ['health'] }))

/** No member has more orders than can be searched. */
const lookedThrough = 1000

export async function pageOf(ctx: MemberContext, asked: Asked) {
  const { accountId } = ctx.caller
  const wanted: WantedOrders = {
    accountId,
    companyIds: asked.companyId ? [asked.companyId] : await companyIdsOf(ctx.db, accountId),
    kinds: asked.kinds,
    states: asked.state ? [asked.state] : null,
  }
  const [limit, offset] = [asked.pageSize, (asked.pageNo - 1) * asked.pageSize]
  const keyword = asked.keyword?.trim() ?? ''
  if (keyword !== '') {
    const found = (await shown(ctx, wanted, { limit: lookedThrough, offset: 0 })).filter(
      ({ orderNo, lines }) =>
        orderNo.includes(keyword.toUpperCase()) || lines.some(({ name }) => name.includes(keyword)),
    )
    return { records: found.slice(offset, offset + limit), total: found.length }
  }
  const [records, total] = await Promise.all([
    shown(ctx, wanted, { limit, offset }),
    countOrders(ctx.db, wanted),
  ])
  return { records, total }
}

/** The names are encrypted, so they are searched after decryption. */
async function shown(ctx: MemberContext, wanted: WantedOrders, page: { limit: number; offset: number }) {
  const orders = await pageOfOrders(ctx.db, wanted, page)
  const [lines, open] = await Promise.all([linesOfMany(ctx.db, orders), decryptorOf(ctx, wanted.accountId)])
  return orders.map((order) => toSummaryDto(order, lines.get(order.id) ?? [], open))
}

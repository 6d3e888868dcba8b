import { formatFen } from '@yf/domain/money'
import { orderKinds, orderStates } from '@yf/domain/order'
import { dayAndTime, monthAndDay } from '@yf/domain/near-time-text'
import { mostOfOne, type AgendaEntry, type OpenSource } from '#features/agenda/public.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { serviceScreen } from './service-screen.ts'
import type { OrderRow } from './store.ts'

/**
 * Orders that wait for payment, are being shipped or have arrived. Never by product name: a purchase may reveal an
 * illness.
 */
export const openOrders: OpenSource = async (ctx) => {
  const { db, clock } = ctx
  const { accountId } = ctx.caller
  const now = clock.now()
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(await withinCompaniesOf(db, accountId))
    .where('hidden_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', orderStates.unpaid), eb('pay_by', '>', now)]),
        eb('state', '=', orderStates.toReceive),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(mostOfOne)
    .execute()
  const matters: AgendaEntry[] = []
  for (const row of rows) matters.push(matterOf(row, (await ownScreen(ctx, row)) ?? pathOf(row), now))
  return matters
}

/** The same links as in the list of orders. */
const pathOf = ({ kind, id }: OrderRow): string => {
  if (kind === 'pharmacy') return `/yf/order?id=${id}`
  return kind === 'activity' ? `/order/yStartOrderDetail?id=${id}` : `/order/cardDetail?id=${id}&kind=${kind}`
}

/** An unpaid service is paid on the service's own page. */
const ownScreen = async (ctx: Parameters<typeof serviceScreen>[0], row: OrderRow): Promise<string | null> =>
  row.kind === 'health' && row.state === orderStates.unpaid ? serviceScreen(ctx, row) : null

function matterOf(row: OrderRow, path: string, now: Date): AgendaEntry {
  const own = { id: row.id, path }
  const what = row.kind === 'mall' ? '商品' : orderKinds[row.kind].name
  if (row.state === orderStates.unpaid)
    return {
      ...own,
      kind: 'orderUnpaid',
      at: row.pay_by,
      title: `${what}订单待付款 ${formatFen(row.money_fen)}`,
      fact: `请在${dayAndTime(row.pay_by, now)} 前付款`,
    }
  const since = row.shipped_at ?? row.updated_at
  // The days until automatic confirmation begin with the last parcel that arrived.
  return row.confirm_at
    ? { ...own, kind: 'orderArrived', at: row.confirm_at, title: `${what}已送达`, fact: '收到后请确认收货' }
    : { ...own, kind: 'orderComing', at: since, title: `${what}在路上`, fact: `${monthAndDay(since)} 已发出` }
}

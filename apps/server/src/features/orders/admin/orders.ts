import type { Input } from '@yf/contract/call'
import type { AdminOrder, AdminOrderDetail, ordersAdminCalls } from '@yf/contract/orders-admin'
import { addDays, isDay, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import { orderStateName, type OrderState } from '@yf/domain/order'
import { toLineDto } from '../dto.ts'
import { linesOf, linesOfMany, orderById, orderByNumber, type OrderRow, orderSubject } from '../store.ts'
import { decryptorOf } from '../encrypted.ts'
import { orderQuery } from '../admin-queries.ts'
import { accountIdOfPhone } from '#features/identity/public.ts'
import { parcelCounts, toParcelDtos } from '#features/parcels/public.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import { peopleOf } from './people.ts'
import { canHandOut, canShip } from './can-ship.ts'

type OrderListInput = Input<typeof ordersAdminCalls.orders>

interface OrderScope {
  readonly accountId: string | undefined
  /** The order with the entered number: found by its key, not by reading all orders. */
  readonly order: Pick<OrderRow, 'company_id' | 'id'> | undefined
}

export function adminOrderQuery(
  db: Db,
  filter: Partial<OrderListInput>,
  { accountId, order: one }: OrderScope,
) {
  const { kind, state, companyId, firstDay, lastDay } = filter
  let query = orderQuery(db)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (state !== undefined) query = query.where('state', '=', state)
  if (companyId !== undefined) query = query.where('company_id', '=', companyId)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  if (one) query = query.where('company_id', '=', one.company_id).where('id', '=', one.id)
  if (firstDay !== undefined) query = query.where('created_at', '>=', startOfDay(firstDay))
  if (lastDay !== undefined) query = query.where('created_at', '<', startOfDay(addDays(lastDay, 1)))
  return query
}

/** The counts on the tabs, filtered by everything but the state. */
const listsOf = (db: Db, filter: OrderListInput, owner: OrderScope) => {
  const inState = (state: OrderState) => adminOrderQuery(db, { ...filter, state }, owner)
  return {
    1: inState(1),
    2: inState(2),
    3: inState(3),
    4: inState(4),
    5: inState(5),
    6: inState(6),
    7: inState(7),
    all: adminOrderQuery(db, { ...filter, state: undefined }, owner),
  }
}
const noOrders = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, all: 0 }

const isNoDay = (day: string | undefined): boolean => day !== undefined && !isDay(day)

export const orders: RunCallHandler<typeof ordersAdminCalls.orders> = async (input, ctx) => {
  if (isNoDay(input.firstDay)) return badInput('firstDay', '请选择有效的日期')
  if (isNoDay(input.lastDay)) return badInput('lastDay', '请选择有效的日期')
  const accountId = input.phone && (await accountIdOfPhone(ctx.db, ctx.cipher, input.phone))
  const isByNumber = Boolean(input.orderNo?.trim())
  const found = isByNumber ? await orderByNumber(ctx.db, input.orderNo!) : undefined
  if (accountId === null || (isByNumber && !found)) return answer({ records: [], total: 0, counts: noOrders })
  const owner = { accountId, order: found }
  const { rows, total } = await pageOf(ctx.db, adminOrderQuery(ctx.db, input, owner), input, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id'),
  )
  await recordRead(ctx, { action: 'listOrders', seen: rows })
  const counts = await countLists(ctx.db, listsOf(ctx.db, input, owner))
  return answer({ records: await toOrderDtos(ctx, rows), total, counts })
}

/** Without the purchased items: these are opened one by one. */
export async function toOrderDtos(
  ctx: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly OrderRow[],
): Promise<AdminOrder[]> {
  const owner = await peopleOf(ctx, rows)
  const lines = await linesOfMany(ctx.db, rows)
  const parcels = await parcelCounts(ctx.db, rows.map(orderSubject))
  return rows.map((row) => ({
    ...owner(row),
    id: row.id,
    orderNo: row.order_no,
    kind: row.kind,
    state: row.state,
    pieces: (lines.get(row.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    parcelCount: parcels.get(row.id) ?? 0,
    totalFen: row.total_fen,
    moneyFen: row.money_fen,
    createTime: shanghaiMoment(row.created_at),
    paidTime: row.paid_at && shanghaiMoment(row.paid_at),
  }))
}

export const order: RunCallHandler<typeof ordersAdminCalls.order> = async ({ orderId }, ctx) => {
  const row = await orderById(ctx.db, orderId)
  if (!row) return refuse('notFound')
  await recordRead(ctx, { action: 'readOrder', seen: [row], payload: { orderNo: row.order_no } })
  return answer(await orderDetailDto(ctx, row))
}

/** Shipping staff see the address; the pharmacy's parcels are not handled here. */
export async function orderDetailDto(ctx: StaffContext, row: OrderRow): Promise<AdminOrderDetail> {
  const open = await decryptorOf(ctx, row.account_id)
  const subject = orderSubject(row)
  const [summary] = await toOrderDtos(ctx, [row])
  return {
    ...summary!,
    memberId: row.account_id,
    couponFen: row.coupon_fen,
    benefitFen: row.benefit_fen,
    pointsFen: row.points_fen,
    lines: isOpenToAdmin(row) ? (await linesOf(ctx.db, row)).map((line) => toLineDto(line, open)) : [],
    delivery: isOpenToAdmin(row) ? open.delivery(row) : null,
    parcels: await toParcelDtos(ctx.db, subject),
    canShip: canShip(row),
    canHandOut: canHandOut(row),
    timeline: (await readStates(ctx.db, subject)).map(({ to_state, reason, at }) => ({
      stateName: orderStateName(row.kind, Number(to_state) as OrderState, row.total_fen),
      words: reason,
      time: shanghaiMoment(at),
    })),
  }
}

/** A medicine or a treatment reveals an illness: operators see that there is an order, but not its contents. */
const isOpenToAdmin = ({ kind }: OrderRow): boolean => kind !== 'pharmacy' && kind !== 'health'

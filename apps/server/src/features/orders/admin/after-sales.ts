import type { Input } from '@yf/contract/call'
import type { AdminSale, AdminSaleDetail, ordersAdminCalls } from '@yf/contract/orders-admin'
import { afterSaleStates } from '@yf/domain/after-sale'
import { shanghaiMoment } from '@yf/domain/dates'
import { mayDo } from '@yf/domain/staff'
import {
  type AfterSaleRow,
  exchangesOf,
  type LineRow,
  linesOf,
  linesOfMany,
  orderByNumber,
  type OrderRow,
  orderSubject,
  refundsOf,
  afterSaleById,
} from '../store.ts'
import { toAppealDto, namesOfAfterSale, sharesOfAfterSale } from '../after-sales/dto.ts'
import { decryptorOf } from '../encrypted.ts'
import { ordersOf } from '../after-sales/read.ts'
import { afterSaleQuery } from '../admin-queries.ts'
import { afterSaleTimeline } from '../transition-after-sale.ts'
import { toParcelDtos } from '#features/parcels/public.ts'
import { countLists, pageOf, recordRead, staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { peopleOf } from './people.ts'

type AfterSaleListInput = Input<typeof ordersAdminCalls.sales>
const { asked, onItsWayBack } = afterSaleStates

type OrderRef = Pick<OrderRow, 'company_id' | 'id'>

export const filteredAfterSales = (
  db: Db,
  { state, isToConfirm, isAppealed }: Partial<AfterSaleListInput>,
  order: OrderRef | undefined,
) =>
  afterSaleQuery(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(isToConfirm === 1, (query) => query.where('agreed_by', 'is not', null))
    .$if(isAppealed === 1, (query) =>
      query.where('appealed_at', 'is not', null).where('appeal_answered_at', 'is', null),
    )
    .$if(order !== undefined, (query) =>
      query.where('company_id', '=', order!.company_id).where('order_id', '=', order!.id),
    )

const listsOf = (db: Db, order: OrderRef | undefined) => {
  const list = (filter: Partial<AfterSaleListInput>) => filteredAfterSales(db, filter, order)
  return {
    asked: list({ state: 1 }),
    confirm: list({ isToConfirm: 1 }),
    appeal: list({ isAppealed: 1 }),
    sending: list({ state: 2 }),
    coming: list({ state: 3 }),
    paying: list({ state: 4 }),
    all: list({}),
  }
}
const noAfterSales = { asked: 0, confirm: 0, appeal: 0, sending: 0, coming: 0, paying: 0, all: 0 }

export const afterSales: RunCallHandler<typeof ordersAdminCalls.sales> = async (input, ctx) => {
  const isByNumber = Boolean(input.orderNo?.trim())
  const numberedOrder = isByNumber ? await orderByNumber(ctx.db, input.orderNo!) : undefined
  if (isByNumber && !numberedOrder) return answer({ records: [], total: 0, counts: noAfterSales })
  // Open cases by the longest wait; closed ones, newest first.
  const isWaiting = input.state !== undefined && input.state < afterSaleStates.done
  const { rows, total } = await pageOf(
    ctx.db,
    filteredAfterSales(ctx.db, input, numberedOrder),
    input,
    (query) => query.orderBy('created_at', isWaiting ? 'asc' : 'desc').orderBy('id'),
  )
  await recordRead(ctx, { action: 'listAfterSales', seen: rows })
  const orders = await ordersOf(ctx.db, rows)
  const lines = await linesOfMany(ctx.db, [...orders.values()])
  const ownerOf = await peopleOf(ctx, rows)
  return answer({
    records: await Promise.all(
      rows.map(async (row) => {
        const order = orders.get(row.order_id)!
        return { ...ownerOf(row), ...(await summaryOf(ctx.db, order, row, lines.get(order.id) ?? [])) }
      }),
    ),
    total,
    counts: await countLists(ctx.db, listsOf(ctx.db, numberedOrder)),
  })
}

async function summaryOf(
  db: Db,
  order: OrderRow,
  row: AfterSaleRow,
  lines: readonly LineRow[],
): Promise<Omit<AdminSale, 'companyName' | 'memberName' | 'memberPhone'>> {
  const back = (await refundsOf(db, order)).find(({ id }) => id === row.id)
  return {
    id: row.id,
    orderId: order.id,
    orderNo: order.order_no,
    orderKind: order.kind,
    kind: row.kind,
    state: row.state,
    moneyFen: sharesOfAfterSale(row, lines, back).moneyFen,
    isToConfirm: row.agreed_by === null ? 0 : 1,
    isAppealed: row.appealed_at !== null && row.appeal_answered_at === null ? 1 : 0,
    createTime: shanghaiMoment(row.created_at),
  }
}

export const afterSale: RunCallHandler<typeof ordersAdminCalls.sale> = async ({ id }, ctx) => {
  const found = await afterSaleById(ctx.db, id)
  if (!found) return refuse('notFound')
  await recordRead(ctx, {
    action: 'readAfterSale',
    seen: [found.afterSale],
    payload: { orderNo: found.order.order_no },
  })
  return answer(await toAdminAfterSaleDto(ctx, found.order, found.afterSale))
}

/** Its texts and pictures are health data if the order is: opening one leaves an audit event. */
export async function toAdminAfterSaleDto(
  ctx: StaffContext,
  order: OrderRow,
  row: AfterSaleRow,
): Promise<AdminSaleDetail> {
  const open = await decryptorOf(ctx, row.account_id)
  const lines = await linesOf(ctx.db, order)
  const names = namesOfAfterSale(row, { lines, exchanges: await exchangesOf(ctx.db, order), open })
  const back = (await refundsOf(ctx.db, order)).find(({ id }) => id === row.id)
  const files = await filesById(ctx.db, row.account_id, row.pictures)
  const parcels = await toParcelDtos(ctx.db, orderSubject(order))
  return {
    ...(await peopleOf(ctx, [row]))(row),
    ...(await summaryOf(ctx.db, order, row, lines)),
    ...sharesOfAfterSale(row, lines, back),
    reason: open.reason(row),
    answer: row.answer,
    pictures: [...files.values()].map(({ name }) => `/staff-order-files/${name}`),
    pieces: row.pieces.map(({ count }, at) => ({ name: names[at] ?? '', count })),
    exchangeName: open.exchange(row),
    parcels: parcels.filter(({ direction }) => direction === 'back'),
    appeal: toAppealDto(row, open),
    claimedIn: await ctx.extensionPoints.claimOfOrder(ctx.db, order),
    agreedBy: row.agreed_by && ((await staffNames(ctx.db, [row.agreed_by])).get(row.agreed_by) ?? ''),
    timeline: await afterSaleTimeline(ctx.db, row),
    can: canDo(ctx, row),
  }
}

function canDo({ staff }: StaffContext, row: AfterSaleRow): AdminSaleDetail['can'] {
  const { state, kind, agreed_by } = row
  const isService = mayDo(staff.role, 'service') && agreed_by === null
  const isOpen = state === asked || state === onItsWayBack
  return {
    refund: isService && isOpen && kind !== 'exchange',
    askBack: isService && state === asked && kind !== 'refund',
    refuse: isService && isOpen,
    sendOther: isService && state === onItsWayBack && kind === 'exchange',
    confirm: mayDo(staff.role, 'account') && agreed_by !== null && agreed_by !== staff.id,
    answerAppeal: mayDo(staff.role, 'service') && row.appealed_at !== null && row.appeal_answered_at === null,
  }
}

import type { afterSaleCalls } from '@yf/contract/after-sales'
import {
  afterSaleKinds,
  afterSaleReasons,
  openAfterSaleStates,
  type AfterSaleKind,
} from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import { sharesOfPieces } from '@yf/domain/order-split'
import { couriers as courierNames } from '@yf/domain/parcel'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toLineDto } from '../dto.ts'
import { isRefundedWhole } from '../rules.ts'
import { decryptorOf } from '../encrypted.ts'
import { serviceScreen } from '../service-screen.ts'
import { stockOf } from '../stock.ts'
import { afterSalesOf, linesOf, ownOrder, soldLine, type LineRow } from '../store.ts'
import { variantsOfLine } from './variants.ts'
import { afterSaleBlocker } from './kinds.ts'

const notes: Readonly<Record<AfterSaleKind, string>> = {
  refund: '没有收到货，或与客服商量好不用退回',
  return: '已收到货，寄回后退款',
  exchange: '已收到货，换同款同价的规格',
}

export const choices: RunCallHandler<typeof afterSaleCalls.choices> = async ({ orderId }, ctx) => {
  const { db, caller, clock } = ctx
  const order = await ownOrder(db, caller.accountId, orderId)
  if (!order) return refuse('notFound')
  const open = (await afterSalesOf(db, order)).find(({ state }) => openAfterSaleStates.includes(state))
  const screen = await serviceScreen(ctx, order)
  const kinds = (Object.keys(afterSaleKinds) as AfterSaleKind[]).map((kind) => {
    const blocker = afterSaleBlocker(order, kind, clock.now(), screen)
    return {
      kind,
      name: afterSaleKinds[kind],
      note: notes[kind],
      isOpen: blocker === null ? (1 as const) : (0 as const),
      because: blocker ?? '',
    }
  })
  return answer({ orderNo: order.order_no, kinds, openId: open?.id ?? null })
}

export const refundable: RunCallHandler<typeof afterSaleCalls.refundable> = async ({ orderId }, ctx) => {
  const order = await ownOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order) return refuse('notFound')
  const open = await decryptorOf(ctx, order.account_id)
  const lines = await Promise.all(
    (await linesOf(ctx.db, order)).map(async (line) => {
      const left = line.quantity - line.returned
      return {
        ...toLineDto(line, open),
        left,
        back: sharesOfPieces(soldLine(line), left),
        isWholeOnly: line.benefit_fen > 0 ? (1 as const) : (0 as const),
        variants: await toVariantDtos(ctx, line, left),
      }
    }),
  )
  return answer({
    orderNo: order.order_no,
    isAtOnce: order.state === orderStates.toShip ? 1 : 0,
    isWholeOrder: isRefundedWhole(order) ? 1 : 0,
    lines,
  })
}

const toVariantDtos = async (ctx: MemberContext, line: LineRow, left: number) =>
  Promise.all(
    (await variantsOfLine(ctx, line)).map(async ({ productId, name }) => ({
      productId,
      name,
      isThere: (await stockOf(ctx.db, productId)) >= left ? (1 as const) : (0 as const),
    })),
  )

export const reasons: RunCallHandler<typeof afterSaleCalls.reasons> = async ({ kind }) =>
  answer(afterSaleReasons[kind].map((reason) => ({ ...reason })))

export const couriers: RunCallHandler<typeof afterSaleCalls.couriers> = async () =>
  answer(Object.entries(courierNames).map(([code, name]) => ({ code, name })))

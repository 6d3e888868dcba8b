import type { orderCalls } from '@yf/contract/orders'
import { afterSaleKinds, afterSaleStateNames } from '@yf/domain/after-sale'
import { shanghaiMoment } from '@yf/domain/dates'
import { canCancelOrder, orderStateName, orderStates, type OrderState } from '@yf/domain/order'
import { returnedPayments } from '#features/payments/public.ts'
import { toParcelDtos } from '#features/parcels/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import { canComment, canFollowUp, commentOf, toCommentDto } from './comments.ts'
import { toSummaryDto } from './dto.ts'
import { canAskForRefund, canChangeAddress, canHide } from './rules.ts'
import { decryptorOf, type Decryptor } from './encrypted.ts'
import { serviceScreen } from './service-screen.ts'
import { afterSalesOf, linesOf, orderSubject, ownOrder, refundsOf, type OrderRow } from './store.ts'

export const detail: RunCallHandler<typeof orderCalls.detail> = async ({ orderId }, ctx) => {
  const order = await ownOrder(ctx.db, ctx.caller.accountId, orderId)
  return order ? answer(await toDetailDto(ctx, order)) : refuse('notFound')
}

export async function toDetailDto(ctx: MemberContext, order: OrderRow) {
  const { db } = ctx
  const subject = orderSubject(order)
  const open = await decryptorOf(ctx, order.account_id)
  const [lines, transitions, parcels, afterSales, comment, screen, returned] = await Promise.all([
    linesOf(db, order),
    readStates(db, subject),
    toParcelDtos(db, subject),
    toAfterSaleDtos(ctx, order, open),
    commentOf(db, order),
    serviceScreen(ctx, order),
    returnedPayments(db, subject),
  ])
  return {
    ...toSummaryDto(order, lines, open),
    couponFen: order.coupon_fen,
    benefitFen: order.benefit_fen,
    pointsFen: order.points_fen,
    delivery: open.delivery(order),
    serviceScreen: screen,
    closeReason: order.close_reason,
    paidTime: order.paid_at && shanghaiMoment(order.paid_at),
    shippedTime: order.shipped_at && shanghaiMoment(order.shipped_at),
    confirmTime: order.confirm_at && shanghaiMoment(order.confirm_at),
    parcels,
    afterSales,
    comment: comment ? await toCommentDto(ctx, comment, open) : null,
    timeline: transitions.map(({ to_state, reason, at }) => ({
      stateName: orderStateName(order.kind, Number(to_state) as OrderState, order.total_fen),
      words: reason,
      time: shanghaiMoment(at),
    })),
    returnedPayments: returned.map(
      ({ isBack, ...payment }) => ({ ...payment, isBack: isBack ? 1 : 0 }) as const,
    ),
    can: {
      pay: order.state === orderStates.unpaid && order.pay_by > ctx.clock.now(),
      cancel: canCancelOrder(order.state),
      refund: screen === null && canAskForRefund(order, ctx.clock.now()),
      confirm: order.state === orderStates.toReceive,
      comment: screen === null && canComment(order),
      followUp: canFollowUp(order, comment),
      delete: canHide(order, ctx.clock.now()),
      changeAddress: canChangeAddress(order),
    },
  }
}

async function toAfterSaleDtos({ db }: MemberContext, order: OrderRow, open: Decryptor) {
  const [afterSales, refunds] = await Promise.all([afterSalesOf(db, order), refundsOf(db, order)])
  return afterSales.map((afterSale) => {
    const back = refunds.find(({ id }) => id === afterSale.id)
    return {
      id: afterSale.id,
      kind: afterSale.kind,
      kindName: afterSaleKinds[afterSale.kind],
      state: afterSale.state,
      stateName: afterSaleStateNames[afterSale.state],
      reason: open.reason(afterSale),
      answer: afterSale.answer,
      pieces: [...afterSale.pieces],
      moneyFen: back?.money_fen ?? null,
      pointsFen: back?.points_fen ?? null,
      benefitFen: back?.benefit_fen ?? null,
      createTime: shanghaiMoment(afterSale.created_at),
    }
  })
}

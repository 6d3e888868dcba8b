import type { SaleDetail, SaleSummary } from '@yf/contract/after-sales'
import { afterSaleKinds, afterSaleStateNames, afterSaleStates, appealWithinMs } from '@yf/domain/after-sale'
import { shanghaiMoment } from '@yf/domain/dates'
import { addShares, sharesOfPieces, type PaymentShares } from '@yf/domain/order-split'
import { refundFor } from '#features/payments/public.ts'
import { toParcelDtos } from '#features/parcels/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { pictureUrls } from '../comments.ts'
import { afterSaleTimeline } from '../transition-after-sale.ts'
import { decryptorOf, type Decryptor } from '../encrypted.ts'
import {
  exchangesOf,
  linesOf,
  orderSubject,
  refundsOf,
  soldLine,
  type AfterSaleRow,
  type LineRow,
  type OrderRefundRow,
  type OrderRow,
} from '../store.ts'

export type AfterSaleDtoDeps = Pick<Services, 'cipher' | 'clock' | 'settings'> & { readonly db: Db }

const nothing: PaymentShares = { couponFen: 0, benefitFen: 0, pointsFen: 0, moneyFen: 0 }

/** The refund; until it is made, the expected one. */
export function sharesOfAfterSale(
  { kind, pieces }: AfterSaleRow,
  lines: readonly LineRow[],
  back: OrderRefundRow | undefined,
): PaymentShares {
  if (back)
    return {
      couponFen: back.coupon_fen,
      benefitFen: back.benefit_fen,
      pointsFen: back.points_fen,
      moneyFen: back.money_fen,
    }
  if (kind === 'exchange') return nothing
  return addShares(
    pieces.flatMap(({ lineId, count }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line && count <= line.quantity - line.returned ? [sharesOfPieces(soldLine(line), count)] : []
    }),
  )
}

/** The name of its items at the time of the request: an exchange since then has changed the line's name. */
export function namesOfAfterSale(
  afterSale: AfterSaleRow,
  { lines, exchanges, open }: Pick<OrderAroundAfterSale, 'lines' | 'exchanges' | 'open'>,
): readonly string[] {
  return afterSale.pieces.map(({ lineId }) => {
    const next = exchanges.find(
      ({ pieces, created_at }) => created_at >= afterSale.created_at && pieces[0]?.lineId === lineId,
    )
    const line = lines.find(({ id }) => id === lineId)
    return (next ? open.was(next) : line && open.name(line)) ?? ''
  })
}

/** The part of the order needed to show an after-sales case. */
interface OrderAroundAfterSale {
  readonly lines: readonly LineRow[]
  readonly exchanges: readonly AfterSaleRow[]
  readonly back: OrderRefundRow | undefined
  readonly open: Decryptor
}

export function summaryOf(
  order: OrderRow,
  afterSale: AfterSaleRow,
  around: OrderAroundAfterSale,
): SaleSummary {
  const { lines, back } = around
  const names = namesOfAfterSale(afterSale, around)
  const { moneyFen, pointsFen, benefitFen } = sharesOfAfterSale(afterSale, lines, back)
  return {
    id: afterSale.id,
    orderId: order.id,
    orderNo: order.order_no,
    kind: afterSale.kind,
    kindName: afterSaleKinds[afterSale.kind],
    state: afterSale.state,
    stateName: afterSaleStateNames[afterSale.state],
    pieces: afterSale.pieces.map(({ lineId, count }, at) => ({
      lineId,
      name: names[at] ?? '',
      picture: lines.find(({ id }) => id === lineId)?.picture ?? '',
      count,
    })),
    moneyFen,
    pointsFen,
    benefitFen,
    createTime: shanghaiMoment(afterSale.created_at),
  }
}

export async function toAfterSaleDto(
  ctx: AfterSaleDtoDeps,
  order: OrderRow,
  afterSale: AfterSaleRow,
): Promise<SaleDetail> {
  const open = await decryptorOf(ctx, afterSale.account_id)
  const [lines, exchanges, refunds, parcels] = [
    await linesOf(ctx.db, order),
    await exchangesOf(ctx.db, order),
    await refundsOf(ctx.db, order),
    await toParcelDtos(ctx.db, orderSubject(order)),
  ]
  const back = refunds.find(({ id }) => id === afterSale.id)
  return {
    ...summaryOf(order, afterSale, { lines, exchanges, back, open }),
    reason: open.reason(afterSale),
    answer: afterSale.answer,
    isRefundLate: await isRefundLate(ctx.db, order, afterSale),
    pictures: await pictureUrls(ctx.db, afterSale.account_id, afterSale.pictures),
    exchangeName: open.exchange(afterSale),
    sendBackBefore: afterSale.send_back_by && shanghaiMoment(afterSale.send_back_by),
    returnAddress: ctx.settings.returnAddress,
    parcels: parcels.filter(({ direction }) => direction === 'back'),
    appeal: toAppealDto(afterSale, open),
    timeline: await afterSaleTimeline(ctx.db, afterSale),
    can: {
      withdraw: afterSale.state === afterSaleStates.asked || afterSale.state === afterSaleStates.toSendBack,
      sendBack: afterSale.state === afterSaleStates.toSendBack,
      appeal: canAppeal(afterSale, ctx.clock.now()),
      hide: isEnded(afterSale),
    },
  }
}

/** 1: the provider did not make the refund, and finance has a notice. */
export async function isRefundLate(db: Db, order: OrderRow, { id, state }: AfterSaleRow): Promise<0 | 1> {
  if (state !== afterSaleStates.refunding) return 0
  return (await refundFor(db, orderSubject(order), id))?.state === 'failed' ? 1 : 0
}

export const toAppealDto = (afterSale: AfterSaleRow, open: Decryptor) =>
  afterSale.appealed_at === null
    ? null
    : {
        words: open.appeal(afterSale) ?? '',
        time: shanghaiMoment(afterSale.appealed_at),
        answer: afterSale.appeal_answer,
      }

export const canAppeal = ({ state, appealed_at, updated_at }: AfterSaleRow, now: Date): boolean =>
  state === afterSaleStates.refused &&
  appealed_at === null &&
  now.getTime() <= updated_at.getTime() + appealWithinMs

export const isEnded = ({ state }: AfterSaleRow): boolean => state >= afterSaleStates.done

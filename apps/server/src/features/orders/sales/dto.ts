import type { SaleDetail, SaleSummary } from '@yf/contract/after-sales'
import { afterSaleKinds, afterSaleStateNames, afterSaleStates, appealWithinMs } from '@yf/domain/after-sale'
import { shanghaiMoment } from '@yf/domain/dates'
import { addShares, sharesOfPieces, type Shares } from '@yf/domain/order-split'
import { refundFor } from '#features/payments/public.ts'
import { toParcelDtos } from '#features/parcels/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { pictureUrls } from '../comments.ts'
import { saleTimeline } from '../transition-after-sale.ts'
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

export type Showing = Pick<Services, 'cipher' | 'clock' | 'settings'> & { readonly db: Db }

const nothing: Shares = { couponFen: 0, benefitFen: 0, pointsFen: 0, moneyFen: 0 }

/** The refund; until it is made, the expected one. */
export function sharesOfSale(
  { kind, pieces }: AfterSaleRow,
  lines: readonly LineRow[],
  back: OrderRefundRow | undefined,
): Shares {
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
export function namesOfSale(
  sale: AfterSaleRow,
  { lines, exchanges, open }: Pick<Around, 'lines' | 'exchanges' | 'open'>,
): readonly string[] {
  return sale.pieces.map(({ lineId }) => {
    const next = exchanges.find(
      ({ pieces, created_at }) => created_at >= sale.created_at && pieces[0]?.lineId === lineId,
    )
    const line = lines.find(({ id }) => id === lineId)
    return (next ? open.was(next) : line && open.name(line)) ?? ''
  })
}

/** The part of the order needed to show an after-sales case. */
interface Around {
  readonly lines: readonly LineRow[]
  readonly exchanges: readonly AfterSaleRow[]
  readonly back: OrderRefundRow | undefined
  readonly open: Decryptor
}

export function summaryOf(order: OrderRow, sale: AfterSaleRow, around: Around): SaleSummary {
  const { lines, back } = around
  const names = namesOfSale(sale, around)
  const { moneyFen, pointsFen, benefitFen } = sharesOfSale(sale, lines, back)
  return {
    id: sale.id,
    orderId: order.id,
    orderNo: order.order_no,
    kind: sale.kind,
    kindName: afterSaleKinds[sale.kind],
    state: sale.state,
    stateName: afterSaleStateNames[sale.state],
    pieces: sale.pieces.map(({ lineId, count }, at) => ({
      lineId,
      name: names[at] ?? '',
      picture: lines.find(({ id }) => id === lineId)?.picture ?? '',
      count,
    })),
    moneyFen,
    pointsFen,
    benefitFen,
    createTime: shanghaiMoment(sale.created_at),
  }
}

export async function toSaleDto(ctx: Showing, order: OrderRow, sale: AfterSaleRow): Promise<SaleDetail> {
  const open = await decryptorOf(ctx, sale.account_id)
  const [lines, exchanges, refunds, parcels] = [
    await linesOf(ctx.db, order),
    await exchangesOf(ctx.db, order),
    await refundsOf(ctx.db, order),
    await toParcelDtos(ctx.db, orderSubject(order)),
  ]
  const back = refunds.find(({ id }) => id === sale.id)
  return {
    ...summaryOf(order, sale, { lines, exchanges, back, open }),
    reason: open.reason(sale),
    answer: sale.answer,
    isRefundLate: await isRefundLate(ctx.db, order, sale),
    pictures: await pictureUrls(ctx.db, sale.account_id, sale.pictures),
    exchangeName: open.exchange(sale),
    sendBackBefore: sale.send_back_by && shanghaiMoment(sale.send_back_by),
    returnAddress: ctx.settings.returnAddress,
    parcels: parcels.filter(({ direction }) => direction === 'back'),
    appeal: toAppealDto(sale, open),
    timeline: await saleTimeline(ctx.db, sale),
    can: {
      withdraw: sale.state === afterSaleStates.asked || sale.state === afterSaleStates.toSendBack,
      sendBack: sale.state === afterSaleStates.toSendBack,
      appeal: canAppeal(sale, ctx.clock.now()),
      hide: isEnded(sale),
    },
  }
}

/** 1: the provider did not make the refund, and finance has a notice. */
export async function isRefundLate(db: Db, order: OrderRow, { id, state }: AfterSaleRow): Promise<0 | 1> {
  if (state !== afterSaleStates.refunding) return 0
  return (await refundFor(db, orderSubject(order), id))?.state === 'failed' ? 1 : 0
}

export const toAppealDto = (sale: AfterSaleRow, open: Decryptor) =>
  sale.appealed_at === null
    ? null
    : {
        words: open.appeal(sale) ?? '',
        time: shanghaiMoment(sale.appealed_at),
        answer: sale.appeal_answer,
      }

export const canAppeal = ({ state, appealed_at, updated_at }: AfterSaleRow, now: Date): boolean =>
  state === afterSaleStates.refused &&
  appealed_at === null &&
  now.getTime() <= updated_at.getTime() + appealWithinMs

export const isEnded = ({ state }: AfterSaleRow): boolean => state >= afterSaleStates.done

import { orderKinds, orderStates, payWithinMs, type OrderKind } from '@yf/domain/order'
import { splitOrder, type OrderSplit, type ComponentPayer } from '@yf/domain/order-split'
import { ratioOf, spendPoints } from '#features/points/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { becomePaid } from './become-paid.ts'
import { hold } from './holdings.ts'
import { takeOrderNo } from './order-no.ts'
import type { Holding } from './components.ts'
import { pointsEvent } from './points-events.ts'
import { encryptorOf, type Delivery, type Encryptor } from './encrypted.ts'
import { orderSubject, type LineRow, type OrderRow } from './store.ts'

export interface NewLine {
  readonly productId: string | null
  /** The present values: later changes of the product do not affect the order. */
  readonly name: string
  readonly picture: string
  readonly unitFen: number
  readonly quantity: number
  /** Whether it has a limited stock. */
  readonly isStocked?: boolean
}

export interface OrderDraft {
  readonly companyId: string
  readonly accountId: string
  readonly kind: OrderKind
  readonly lines: readonly NewLine[]
  readonly coupon?: ComponentPayer
  readonly benefit?: ComponentPayer & { readonly packageId: string }
  readonly points?: ComponentPayer
  /** How many points pay one fen, when the caller has read it already. */
  readonly pointsPerFen?: number
  /** Other components of the whole order: a coupon, a prescription, a slot. */
  readonly holdings?: readonly Holding[]
  readonly delivery?: Delivery
}

export type PlaceOrderOutcome =
  | { readonly kind: 'placed'; readonly order: OrderRow }
  /**
   * Nothing was taken: the caller refuses, which rolls back the transaction. `what` is a component's name, or points.
   */
  | { readonly kind: 'short'; readonly what: string }

/** Creates the order, its lines, and everything that it takes from other features in one transaction. */
export async function placeOrder(ctx: WorkContext, draft: OrderDraft): Promise<PlaceOrderOutcome> {
  const { coupon, benefit, points } = draft
  const split = splitOrder(draft.lines, {
    ...(coupon ? { coupon } : {}),
    ...(benefit ? { benefit } : {}),
    ...(points ? { points } : {}),
  })
  const { order, encrypt } = await orderOf(ctx, draft, split)
  const lines = linesOf(encrypt, order, draft, split)
  const requested = [
    ...stockOf(draft, lines),
    ...benefitOf(draft, lines),
    ...(draft.holdings ?? []).map((holding) => ({ ...holding, lineId: null })),
  ]
  // Sent in this order without waiting for each other's results: an insufficient component rolls back everything.
  const [, , short] = await Promise.all([
    insertRows(ctx.db, 'shop_order', [order]),
    insertRows(ctx.db, 'order_line', lines),
    takeAll(ctx, order, requested),
    recordState(
      ctx.db,
      orderSubject(order),
      { from: null, to: order.state },
      {
        actor: order.account_id,
        reason: '提交订单',
        at: order.created_at,
      },
    ),
  ])
  if (short !== null) return { kind: 'short', what: short }
  if (order.money_fen > 0) return { kind: 'placed', order }
  // No money is due: coupon, benefit and points have paid all of it.
  return { kind: 'placed', order: await becomePaid(ctx, order, ctx.clock.now()) }
}

/** The first component that is insufficient, null when all were taken. */
async function takeAll(
  ctx: WorkContext,
  order: OrderRow,
  requested: readonly Parameters<typeof hold>[2][],
): Promise<string | null> {
  for (const holding of requested) if ((await hold(ctx, order, holding)) === null) return holding.component
  return (await payByPoints(ctx, order)) ? null : 'points'
}

async function orderOf(
  ctx: WorkContext,
  draft: OrderDraft,
  split: OrderSplit,
): Promise<{ order: OrderRow; encrypt: Encryptor }> {
  const { companyId: company_id, accountId: account_id, kind, delivery } = draft
  const now = ctx.clock.now()
  const id = newId()
  if (orderKinds[kind].ships && !delivery) throw new Error(`an order of ${kind} goes somewhere`)
  const [encrypt, order_no, points_per_fen] = await Promise.all([
    encryptorOf(ctx, account_id),
    takeOrderNo(ctx.db, { company_id, id }, now),
    draft.pointsPerFen ?? ratioOf(ctx.db, company_id, now),
  ])
  const order: OrderRow = {
    company_id,
    id,
    account_id,
    order_no,
    kind,
    state: orderStates.unpaid,
    total_fen: split.totalFen,
    coupon_fen: split.couponFen,
    benefit_fen: split.benefitFen,
    points_fen: split.pointsFen,
    points_per_fen,
    money_fen: split.moneyFen,
    delivery: delivery ? encrypt.delivery(id, delivery) : null,
    resting_state: null,
    close_reason: null,
    created_at: now,
    updated_at: now,
    pay_by: new Date(now.getTime() + payWithinMs),
    paid_at: null,
    shipped_at: null,
    confirm_at: null,
    done_at: null,
    hidden_at: null,
    commented_at: null,
  }
  return { order, encrypt }
}

const linesOf = (encrypt: Encryptor, order: OrderRow, { lines }: OrderDraft, split: OrderSplit): LineRow[] =>
  lines.map((line, position): LineRow => {
    const id = newId()
    const own = split.lines[position]!
    return {
      company_id: order.company_id,
      order_id: order.id,
      id,
      account_id: order.account_id,
      position,
      product_id: line.productId,
      name: encrypt.name(id, line.name),
      picture: line.picture,
      unit_fen: line.unitFen,
      quantity: line.quantity,
      returned: 0,
      coupon_fen: own.couponFen,
      benefit_fen: own.benefitFen,
      points_fen: own.pointsFen,
      money_fen: own.moneyFen,
    }
  })

/** Sorted by product, so that two orders of the same products never deadlock. */
const stockOf = ({ lines: requested }: OrderDraft, lines: readonly LineRow[]) =>
  lines
    .flatMap(({ id, position, product_id, quantity }) =>
      requested[position]?.isStocked && product_id !== null
        ? [{ lineId: id, productId: product_id, quantity }]
        : [],
    )
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
    .map(({ lineId, ...data }) => ({ component: 'stock' as const, lineId, data }))

/** One per line, so that a line's component can be returned by itself. */
const benefitOf = ({ benefit }: OrderDraft, lines: readonly LineRow[]) =>
  lines.flatMap(({ id, benefit_fen }) =>
    benefit && benefit_fen > 0
      ? [
          {
            component: 'benefit' as const,
            lineId: id,
            data: { packageId: benefit.packageId, amount: benefit_fen },
          },
        ]
      : [],
  )

async function payByPoints(
  ctx: WorkContext,
  { company_id, account_id, id, order_no, points_fen, points_per_fen }: OrderRow,
): Promise<boolean> {
  if (points_fen === 0) return true
  return spendPoints(ctx, {
    companyId: company_id,
    accountId: account_id,
    points: points_fen * points_per_fen,
    reason: `订单 ${order_no} 抵扣`,
    event: pointsEvent(id),
  })
}

import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the stored codes. */
export const orderStates = {
  unpaid: 1,
  toShip: 2,
  toReceive: 3,
  done: 4,
  cancelled: 5,
  afterSale: 6,
  refunded: 7,
} as const

export const orderMachine = defineMachine({
  1: [2, 5],
  // An order without shipping is done without a parcel; one that cannot be shipped is refunded.
  2: [3, 4, 6, 7],
  3: [4, 6],
  4: [6],
  5: [],
  // An after-sales case without effect, or with a partial one, leaves the order in its previous state.
  6: [2, 3, 4, 7],
  7: [],
})

export type OrderState = StateOf<typeof orderMachine>

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  1: '待付款',
  2: '待发货',
  3: '待收货',
  4: '已完成',
  5: '已取消',
  6: '售后中',
  7: '已退款',
}

/** The five kinds that share one core; `ships` says whether goods are shipped. */
export const orderKinds = {
  health: { name: '健康服务', ships: false },
  activity: { name: '活动', ships: false },
  mall: { name: '商城', ships: true },
  pharmacy: { name: '药品', ships: true },
  card: { name: '卡券', ships: false },
} as const
export type OrderKind = keyof typeof orderKinds

/** Orders without shipping wait for something else than a parcel. */
const waitingNames: Readonly<Partial<Record<OrderKind, string>>> = {
  health: '待使用',
  activity: '待参加',
  card: '待发放',
}

/** Prizes: an activity's order at no price, without payment; staff hand it out. */
export const isPrize = (kind: OrderKind, totalFen: number): boolean => kind === 'activity' && totalFen === 0

export function orderStateName(kind: OrderKind, state: OrderState, totalFen: number): string {
  const waits = isPrize(kind, totalFen) ? '待领取' : waitingNames[kind]
  return (state === orderStates.toShip && waits) || orderStateNames[state]
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** How long an order waits for its payment. */
export const payWithinMs = 30 * minuteMs
/** How long after the last parcel arrived receipt is confirmed automatically. */
export const confirmAfterMs = 10 * dayMs
/** How long after completion goods can be returned. */
export const returnWithinMs = 15 * dayMs

/** Nothing happens to it any more unless its owner starts it. */
export const canHideOrder = (state: OrderState): boolean =>
  state === orderStates.done || state === orderStates.cancelled || state === orderStates.refunded

export const canCancelOrder = (state: OrderState): boolean => state === orderStates.unpaid

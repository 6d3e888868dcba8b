import { splitOrder, type OrderSplit } from './order-split.ts'

export interface MallBasket {
  readonly unitFen: number
  readonly quantity: number
  /** What the chosen coupon takes off; zero without one. */
  readonly couponFen: number
  /** How many points the person has. */
  readonly balance: number
  /** What one point pays at this company. */
  readonly fenPerPoint: number
  /** How many points the person would like to use. */
  readonly wanted: number
}

export interface MallQuote extends OrderSplit {
  /** The most points that this order can take: a point is never cut into pieces. */
  readonly most: number
  readonly takes: number
}

/** What an order of the mall comes to. The app shows it while a slider moves, the server decides by it. */
export function mallQuote({
  unitFen,
  quantity,
  couponFen,
  balance,
  fenPerPoint,
  wanted,
}: MallBasket): MallQuote {
  const lines = [{ unitFen, quantity }]
  const coupon = { fen: couponFen }
  const { moneyFen: left } = splitOrder(lines, { coupon })
  const most = Math.max(0, Math.min(balance, Math.floor(left / fenPerPoint)))
  const takes = Math.max(0, Math.min(wanted, most))
  return { most, takes, ...splitOrder(lines, { coupon, points: { fen: takes * fenPerPoint } }) }
}

/** A price in points: who has one less cannot pay it with points alone. */
export const pointsFor = (fen: number, fenPerPoint: number): number => Math.ceil(fen / fenPerPoint)

import { splitOrder, type OrderSplit } from './order-split.ts'

export interface MallBasket {
  readonly unitFen: number
  readonly quantity: number
  /** The chosen coupon's discount; zero without one. */
  readonly couponFen: number
  /** The member's points. */
  readonly balance: number
  /** How many points pay one fen at this company. */
  readonly pointsPerFen: number
  /** How many points the member wants to use. */
  readonly requestedPoints: number
}

export interface MallQuote extends OrderSplit {
  /** The most points that this order can take: they pay whole fen. */
  readonly most: number
  readonly takes: number
}

/** The price of a mall order. The app shows it while the slider moves, the server decides by it. */
export function mallQuote({
  unitFen,
  quantity,
  couponFen,
  balance,
  pointsPerFen,
  requestedPoints,
}: MallBasket): MallQuote {
  const lines = [{ unitFen, quantity }]
  const coupon = { fen: couponFen }
  const { moneyFen: left } = splitOrder(lines, { coupon })
  const mostFen = Math.min(Math.floor(balance / pointsPerFen), left)
  const pointsFen = Math.min(Math.floor(requestedPoints / pointsPerFen), mostFen)
  const inPoints = { most: mostFen * pointsPerFen, takes: pointsFen * pointsPerFen }
  return { ...inPoints, ...splitOrder(lines, { coupon, points: { fen: pointsFen } }) }
}

/** A price in points. */
export const pointsFor = (fen: number, pointsPerFen: number): number => fen * pointsPerFen

/** The price of a line before anyone pays a part of it. */
export interface PricedLine {
  readonly unitFen: number
  readonly quantity: number
}

/** A source that pays a part of an order: of all lines, or only of those at the given indexes. */
export interface ComponentPayer {
  readonly fen: number
  readonly among?: readonly number[]
}

/** In the order in which they pay: the coupon lowers the price, and the benefit pays before the member's points. */
export const componentPayers = ['coupon', 'benefit', 'points'] as const
export type PayerName = (typeof componentPayers)[number]
export type ComponentPayers = Partial<Readonly<Record<PayerName, ComponentPayer>>>

/** The payment by source, to the fen. */
export interface PaymentShares {
  readonly couponFen: number
  readonly benefitFen: number
  readonly pointsFen: number
  readonly moneyFen: number
}

export interface OrderSplit extends PaymentShares {
  readonly totalFen: number
  /** By line, in the order of the lines. Each adds up to the line's price, and all of them to the order's shares. */
  readonly lines: readonly PaymentShares[]
}

/** A payer pays at most what is left of its lines: the result states how much. */
export function splitOrder(lines: readonly PricedLine[], payers: ComponentPayers): OrderSplit {
  const prices = lines.map(({ unitFen, quantity }) => unitFen * quantity)
  const left = [...prices]
  const shares = Object.fromEntries(
    componentPayers.map((name) => {
      const own = shareOut(payers[name] ?? { fen: 0 }, left)
      for (const [at, fen] of own.entries()) left[at]! -= fen
      return [name, own]
    }),
  ) as Record<PayerName, number[]>
  const ofLine = (at: number): PaymentShares => ({
    couponFen: shares.coupon[at]!,
    benefitFen: shares.benefit[at]!,
    pointsFen: shares.points[at]!,
    moneyFen: left[at]!,
  })
  const split = lines.map((_, at) => ofLine(at))
  return { totalFen: sum(prices), ...addShares(split), lines: split }
}

/**
 * In proportion to what is left of each line; fractions of a fen go to the largest remainders, the first of equals.
 */
function shareOut({ fen, among }: ComponentPayer, left: readonly number[]): number[] {
  const weights = left.map((own, at) => ((among?.includes(at) ?? true) ? own : 0))
  const whole = sum(weights)
  const total = Math.min(fen, whole)
  if (total === 0) return weights.map(() => 0)
  // An amount times a price may exceed the exact range of a number.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = exact.map((value) => Number(value / BigInt(whole)))
  const remainder = (at: number) => Number(exact[at]! % BigInt(whole))
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  const indexes = weights.map((_, at) => at).sort((a, b) => remainder(b) - remainder(a))
  for (const at of indexes.slice(0, total - sum(shares))) shares[at]! += 1
  return shares
}

export interface SoldLine extends PaymentShares {
  readonly quantity: number
  /** Units returned before. */
  readonly returned: number
}

/**
 * The refund for the next units of a line: what they cost, by payer. However the units are distributed over refunds,
 * together they refund exactly the whole line.
 */
export function sharesOfPieces(line: SoldLine, pieces: number): PaymentShares {
  const { quantity, returned } = line
  const upTo = (fen: number, count: number) => Number((BigInt(fen) * BigInt(count)) / BigInt(quantity))
  const next = (fen: number) => upTo(fen, returned + pieces) - upTo(fen, returned)
  return {
    couponFen: next(line.couponFen),
    benefitFen: next(line.benefitFen),
    pointsFen: next(line.pointsFen),
    moneyFen: next(line.moneyFen),
  }
}

export const addShares = (all: readonly PaymentShares[]): PaymentShares => ({
  couponFen: sum(all.map(({ couponFen }) => couponFen)),
  benefitFen: sum(all.map(({ benefitFen }) => benefitFen)),
  pointsFen: sum(all.map(({ pointsFen }) => pointsFen)),
  moneyFen: sum(all.map(({ moneyFen }) => moneyFen)),
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

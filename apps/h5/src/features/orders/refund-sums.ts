import type { OrderDetail } from '@yf/contract/order-shapes'
import { addShares, sharesOfPieces, type PaymentShares } from '@yf/domain/order-split'

type OrderLine = OrderDetail['lines'][number]

/** The refund for the given pieces of each line, by the same rule as the server. */
export const backOf = (
  lines: readonly OrderLine[],
  counts: Readonly<Record<string, number>>,
): PaymentShares =>
  addShares(
    lines.flatMap((line) => {
      const count = counts[line.id] ?? 0
      return count > 0 ? [sharesOfPieces(line, count)] : []
    }),
  )

export const leftOf = (lines: readonly OrderLine[]): PaymentShares =>
  backOf(lines, Object.fromEntries(lines.map(({ id, quantity, returned }) => [id, quantity - returned])))

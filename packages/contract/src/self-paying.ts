import { Type, type Static } from '@sinclair/typebox'
import { OrderStateShape } from './order-shapes.ts'
import { Fen, Id, Moment, Nullable, titled } from './shapes.ts'

/** What somebody who pays alone has seen and agreed to: another sum is asked about first. */
export const PayFen = Type.Optional(titled('自付金额', Fen))

/** The order by which the caller pays; null where nobody pays alone. */
export const Payment = Nullable(
  Type.Object({
    orderId: Id,
    moneyFen: Fen,
    state: OrderStateShape,
    /** While it waits for its money. */
    payBefore: Nullable(Moment),
  }),
)
export type Payment = Static<typeof Payment>

import { Type, type Static } from '@sinclair/typebox'
import { OrderStateShape } from './order-shapes.ts'
import { Fen, Id, Moment, Nullable, titled } from './shapes.ts'

/** The amount that a self-paying member saw and accepted: if it changed, they are asked first. */
export const PayFen = Type.Optional(titled('自付金额', Fen))

/** The order by which the caller pays; null if the caller pays nothing themselves. */
export const Payment = Nullable(
  Type.Object({
    orderId: Id,
    moneyFen: Fen,
    state: OrderStateShape,
    /** While the payment is pending. */
    payBefore: Nullable(Moment),
  }),
)
export type Payment = Static<typeof Payment>

import { Type, type Static } from '@sinclair/typebox'
import { Bit, Day, Fen, Id, Moment, Nullable, OneOf } from './shapes.ts'

/** The invoice issuer's answer, for the case handler. */
export const IssuersWord = Type.Object({
  /** agrees: genuine and the same data; open: no answer yet; differs: check it */
  tone: OneOf(['agrees', 'open', 'differs']),
  words: Type.Array(Type.String()),
  /** A query to the issuer is in progress. */
  isAsking: Bit,
  /** Number, day and amount are known, and the case is open. */
  canAsk: Bit,
  askedTime: Nullable(Moment),
})
export type IssuersWord = Static<typeof IssuersWord>

const AlikeSide = Type.Object({
  caseId: Id,
  caseNo: Type.String(),
  companyName: Type.String(),
  insuredName: Type.String(),
  stateName: Type.String(),
  /** Opens with a staff token, as all pictures do. */
  url: Type.String(),
  name: Type.String(),
  invoiceCode: Type.String(),
  invoiceNumber: Nullable(Type.String()),
  day: Nullable(Day),
  billedFen: Nullable(Fen),
  payer: Nullable(Type.String()),
  hospital: Nullable(Type.String()),
})
export type AlikeSide = Static<typeof AlikeSide>

/** Two similar pictures of receipts, of any cases. */
export const AlikePair = Type.Object({
  own: AlikeSide,
  other: AlikeSide,
  /** The number of different bits, of 64. */
  distance: Type.Integer(),
})
export type AlikePair = Static<typeof AlikePair>

/** A hospital or a range of invoices whose claims staff always review. */
export const ClaimBlock = Type.Object({
  id: Id,
  kind: OneOf(['hospital', 'invoice']),
  hospital: Nullable(Type.String()),
  invoiceCode: Type.String(),
  firstNumber: Nullable(Type.String()),
  lastNumber: Nullable(Type.String()),
  reason: Type.String(),
  addedBy: Type.String(),
  addedTime: Moment,
})
export type ClaimBlock = Static<typeof ClaimBlock>

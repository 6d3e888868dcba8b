import { Type, type Static } from '@sinclair/typebox'
import { Bit, Day, Fen, Id, Moment, Nullable, OneOf } from './shapes.ts'

/** What the issuer of an invoice says of it, for whoever handles the case. */
export const IssuersWord = Type.Object({
  /** agrees: real and as it stands here; open: nobody has spoken yet; differs: look at it */
  tone: OneOf(['agrees', 'open', 'differs']),
  words: Type.Array(Type.String()),
  /** The issuer is being asked now. */
  isAsking: Bit,
  /** Number, day and sum are known, and the case is open. */
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
  /** Opens with the token of a member of staff, as all pictures do. */
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

/** Two pictures of receipts that look alike, of whatever cases. */
export const AlikePair = Type.Object({
  own: AlikeSide,
  other: AlikeSide,
  /** Of 64 places, how many differ. */
  distance: Type.Integer(),
})
export type AlikePair = Static<typeof AlikePair>

/** A hospital or a range of invoices of which a person decides every claim. */
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

/**
 * For the workbench. What moves a case wants it taken in the same transaction (`takeCase`), tells the member by itself
 * and answers a refusal where the state does not allow it; the actor of a member of staff is `staffActor(id)`.
 */
export { cardById } from './application/cards.ts'
export { bankCardOnTheWire } from './application/on-the-wire.ts'
export { applicantOf, insuredOf, phoneOfCase, type ClaimPerson } from './application/people.ts'
export {
  decidedLines,
  decisionFor,
  handLines,
  linesOnTheWire,
  measureCase,
  type HandLine,
  type Measured,
} from './checking/decision.ts'
export {
  cardOf,
  caseById,
  earlierCases,
  flagRows,
  materialRows,
  receiptRows,
  takeCase,
  type FlagRow,
  type MaterialRow,
  type ReceiptRow,
} from './case/find.ts'
export { noteFlags } from './checking/flags.ts'
export { heldElsewhere, holdInvoices, usedWords, type UsedInvoice } from './deciding/invoices.ts'
export {
  accept,
  ask,
  staffActor,
  toAdjudication,
  type CaseMove,
  type CaseWork,
  type Moved,
} from './case/moves.ts'
export { paymentOnTheWire, summariesOf, summaryOf } from './records/on-the-wire.ts'
export { failed, paid } from './paying/payment-ends.ts'
export {
  hasFailed,
  payAgain,
  paymentById,
  paymentsOf,
  sendPayment,
  type PaymentRow,
} from './paying/payment.ts'
export { reject } from './deciding/reject.ts'
export { settle, type Settled, type Settling } from './deciding/settle.ts'
export { isSameInvoice } from './materials/used-invoices.ts'
export { materialsOf, receiptsOf } from './materials/on-the-wire.ts'
export { caseSubject, changeCase, type CaseRow } from './own-case.ts'
export { ruleOf, type ClaimRule } from './rule-of.ts'
export { cardRow } from './sealed.ts'
